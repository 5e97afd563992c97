import type { StoredDevelopment } from '../../backend/sections/developments/load-development';

/** A stored project for tests, with the images of its gallery by their ids. */
export const sampleDevelopment = (...imageIds: number[]): StoredDevelopment => ({
  development: {
    id: 7,
    position: 2,
    name: 'Creek Rise',
    location: 'Dubai Creek',
    developerName: 'Emaar',
    price: 1_250_000,
    bannerImage: '/uploads/banner.webp',
    floorPlan: null,
    completion: 'Q4 2027',
    permitNumber: '',
    brochure: '/uploads/creek.pdf',
    videoUrl: null,
    mapUrl: null,
    description: '',
    facilities: '',
    paymentPlan: '',
    keyFeatures: '',
    pagelink: 'creek-rise',
    live: true,
  },
  images: imageIds.map((id) => ({
    id,
    developmentId: 7,
    developmentName: 'Creek Rise',
    url: `/uploads/${id}.webp`,
  })),
  version: 3,
});
