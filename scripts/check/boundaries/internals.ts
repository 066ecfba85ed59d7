import { type Boundary, lineAt, type Violation } from './boundary.ts'

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

/** Product code and scripts. Tests may write the names as literals. */
const isChecked = (path: string) =>
  /^(?:src|server|scripts)\/.*\.tsx?$/.test(path) &&
  !path.startsWith('scripts/check/') &&
  !/\.test\.tsx?$|\.table\.ts$|\/testing\//.test(path)

/** Restricts uses of Next's and Payload's internals to one folder each, whose tests check them against the installed version. */
export const frameworkInternals: Boundary = (files) =>
  files
    .filter(({ path }) => isChecked(path))
    .flatMap(({ path, text }) =>
      internals
        .filter(({ folder }) => !path.startsWith(folder))
        .flatMap(({ folder, of, pattern }) =>
          [...text.matchAll(pattern)].map(
            (match): Violation => ({
              path,
              line: lineAt(text, match.index),
              message: `${match[0]} depends on the internals of ${of}: take it from ${folder}, where a test notices when an upgrade changes it.`,
            }),
          ),
        ),
    )
