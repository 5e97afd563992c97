import { LANGUAGES, SOURCE_LANGUAGE } from '@manzil/contracts/site-language';
import { minifySync } from 'vite';
import { TEXTS_FOLDER, textsFolderOf } from './texts-folder.mjs';

const ENGLISH = new RegExp(String.raw`/texts/${SOURCE_LANGUAGE}/on-demand/[a-z-]+(?:\.ts)?$`);
const AREA = /\/web\/app\/texts\/[a-z]{2}\/on-demand\/([a-z-]+)\.ts/;
const EVERY_LANGUAGE = '?every-language';

/**
 * Name of the chunk of a catalogue that few pages need.
 * @param {string} id of a module
 */
export const textsChunkOf = (id) => {
  const area = AREA.exec(id)?.[1];
  return area === undefined ? null : `texts/${area}`;
};

/**
 * Lets an import of an English catalogue on demand return the catalogues of all languages, by language. In the browser
 * build each of them is a chunk of its own in `assets/texts/`, with a copy in each language alone in
 * `assets/texts-<language>/`. The import map of a page replaces the one folder by the other, so that a browser loads
 * one language. Browsers without import maps load the chunk with all languages.
 * @returns {import('vite').Plugin}
 */
export function onDemandTexts() {
  return {
    name: 'on-demand-texts',
    enforce: 'pre',
    resolveId: {
      filter: { id: ENGLISH },
      async handler(source, importer, options) {
        if (importer === undefined || importer.includes('/web/app/texts/')) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved && resolved.id + EVERY_LANGUAGE;
      },
    },
    load: {
      filter: { id: /\?every-language$/ },
      handler(id) {
        const english = id.replace(EVERY_LANGUAGE, '');
        const imports = LANGUAGES.map(
          (language) => `import ${language} from ${JSON.stringify(inLanguage(english, language))};`,
        );
        return `${imports.join('\n')}\nexport default { ${LANGUAGES.join(', ')} };`;
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          if (!chunk.fileName.startsWith(TEXTS_FOLDER.slice(1))) {
            // Scripts that are preloaded before an import on demand, to which no import map applies.
            chunk.code = chunk.code.replaceAll(
              /(["'`])assets\/texts\//g,
              '$1assets/texts-$1+document.documentElement.lang+$1/',
            );
            continue;
          }
          const english = chunk.moduleIds.find((id) => ENGLISH.test(id)) ?? '';
          for (const language of LANGUAGES) {
            const code = this.getModuleInfo(inLanguage(english, language))?.code;
            if (!code) return this.error(`${chunk.fileName} holds no catalogue in ${language}`);
            const names = chunk.exports.map((name) => `texts as ${name}`);
            const fileName = `/${chunk.fileName}`.replace(TEXTS_FOLDER, textsFolderOf(language)).slice(1);
            const source = minifySync(
              fileName,
              `${code.replace('export default', `const ${language} =`)};const texts = { ${language} };export { ${names.join()} };`,
              { module: true },
            ).code;
            this.emitFile({ type: 'asset', fileName, source });
          }
        }
      },
    },
  };
}

/**
 * @param {string} english path of the English catalogue
 * @param {string} language
 */
const inLanguage = (english, language) =>
  english.replace(`/${SOURCE_LANGUAGE}/on-demand/`, `/${language}/on-demand/`);
