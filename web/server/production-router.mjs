/**
 * Bundles the production build of React Router. Its package exports the development build under every condition.
 * @returns {import('vite').Plugin}
 */
export function productionRouter() {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return (
          resolved && resolved.id.replace('/react-router/dist/development/', '/react-router/dist/production/')
        );
      },
    },
  };
}
