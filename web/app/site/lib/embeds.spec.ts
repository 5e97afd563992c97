import { describe, expect, it } from 'vitest';
import { mapEmbed, shownOnMap, videoEmbed } from './embeds.js';

describe('films of other sites', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
  ])('%s plays without cookies', (address) => {
    expect(videoEmbed(address)).toEqual({
      provider: 'YouTube',
      src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    });
  });

  it('of Vimeo play without being tracked', () => {
    expect(videoEmbed('https://vimeo.com/76979871')?.src).toBe(
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
    );
  });

  it.each([
    '',
    'film.mp4',
    'javascript:alert(1)',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/@channel',
  ])('%s is no player', (address) => {
    expect(videoEmbed(address)).toBeUndefined();
  });
});

describe('maps of other sites', () => {
  it.each([
    ['https://www.google.com/maps?q=25.1,55.2', '25.1,55.2'],
    ['https://maps.google.com/?q=Dubai+Marina', 'Dubai Marina'],
    ['https://www.google.com.sa/maps?q=Dubai+Marina', 'Dubai Marina'],
    ['https://www.google.com/maps/place/Dubai+Creek/@25.2,55.3,15z', '25.2,55.3'],
    ['https://www.google.com/maps/search/?api=1&query=25.2,55.3', '25.2,55.3'],
  ])('%s shows %s', (address, place) => {
    expect(new URL(mapEmbed(address)?.src ?? '').searchParams.get('q')).toBe(place);
  });

  it.each([
    'https://www.openstreetmap.org/?mlat=25.2&mlon=55.3',
    'https://www.openstreetmap.org/#map=15/25.2/55.3',
  ])('%s shows the point on the same map', (address) => {
    const { src = '' } = mapEmbed(address) ?? {};
    expect(new URL(src).searchParams.get('marker')).toBe('25.2,55.3');
    expect(new URL(src).searchParams.get('bbox')).toBe('55.28900,25.19400,55.31100,25.20600');
  });

  it('a search for a place shows the place', () => {
    const address = 'https://www.openstreetmap.org/search?query=Dubai%20Marina%2C%20Dubai';
    expect(new URL(mapEmbed(address)?.src ?? '').searchParams.get('q')).toBe('Dubai Marina, Dubai');
  });

  it.each([
    ['https://www.google.com/maps/place/Dubai+Creek/@25.2,55.3,15z', { latitude: 25.2, longitude: 55.3 }],
    ['https://www.openstreetmap.org/#map=15/25.2/55.3', { latitude: 25.2, longitude: 55.3 }],
    ['https://www.openstreetmap.org/search?query=Dubai%20Marina%2C%20Dubai', 'Dubai Marina, Dubai'],
    ['https://maps.app.goo.gl/abc', undefined],
  ])('%s says what our own map can show', (address, shown) => {
    expect(shownOnMap(address)).toEqual(shown);
  });

  it.each(['https://maps.app.goo.gl/abc', 'https://www.google.evil/maps?q=1,2', 'geo:25,55'])(
    '%s is only a link',
    (address) => {
      expect(mapEmbed(address)).toBeUndefined();
    },
  );
});
