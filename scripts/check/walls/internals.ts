import { type Breach, lineAt, type Wall } from './wall.ts'

type Internals = { readonly folder: string; readonly of: string; readonly pattern: RegExp }

const internals: readonly Internals[] = [
  {
    folder: 'src/platform/next-internals/',
    of: 'Next',
    pattern:
      /['"]next\/dist\/|__next_f|__next_error__|__prerender_bypass|['"`](?:next-action|next-router-\w+(?:-\w+)*|x-nextjs-[a-z-]+)['"`]|server-reference-manifest/g,
  },
  {
    folder: 'src/platform/payload-internals/',
    of: 'Payload',
    pattern:
      /['"](?:payload|@payloadcms\/[\w-]+)\/dist\/|\.(?:db|blocks) as unknown as|payload-token|['"]document-take-over['"]|['"]payload-(?:jobs|kv|locked-documents|migrations|preferences)['"]|x-(?:payload-)?http-method-override/g,
  },
]

/** Product code and scripts; tests spell the names themselves, as they compare with something the code did not tell them. */
const isConcerned = (path: string) =>
  /^(?:src|server|scripts)\/.*\.tsx?$/.test(path) &&
  !path.startsWith('scripts/check/') &&
  !/\.test\.tsx?$|\.table\.ts$|\/testing\//.test(path)

/** What leans on the internals of Next and Payload stands in one folder each, where a test holds it against the installed version. */
export const internalsInOnePlace: Wall = (files) =>
  files
    .filter(({ path }) => isConcerned(path))
    .flatMap(({ path, text }) =>
      internals
        .filter(({ folder }) => !path.startsWith(folder))
        .flatMap(({ folder, of, pattern }) =>
          [...text.matchAll(pattern)].map(
            (match): Breach => ({
              path,
              line: lineAt(text, match.index),
              message: `${match[0]} leans on the internals of ${of}: take it from ${folder}, where a test notices when an upgrade changes it.`,
            }),
          ),
        ),
    )
