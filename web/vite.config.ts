import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { precompress } from './server/precompress.mjs';

export default defineConfig({
  plugins: [reactRouter(), precompress()],
  build: {
    // Fonts and icons stay files: they are cached for ever and the policy needs no data: for fonts.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
});
