import { readdirSync } from 'node:fs'

/** Part `index` of `count` equal parts of a suite; the first has index 1. */
export type Part = { readonly index: number; readonly count: number }

/** What a run covers: the gate, everything of some features, or everything. */
export type TestOptions =
  | { readonly suite: 'gate' }
  | { readonly suite: 'features'; readonly features: readonly string[] }
  | { readonly suite: 'all'; readonly part: Part }

const usage = `Usage: npm test                          what a change must pass to land
       npm test -- FEATURE…              every test of the features
       npm run test:all [-- --part I/N]  every test, or the part I of N
`

/** Folders of tests/e2e that hold no journeys. */
const withoutJourneys = ['shots', 'support', 'wire']

/** The folders of the features by name; a feature is in the folder of its wing. */
export function featureFolders(): ReadonlyMap<string, string> {
  const folders = foldersOf('src/features').flatMap((wing) =>
    foldersOf(`src/features/${wing}`).map((name) => [name, `src/features/${wing}/${name}`] as const),
  )
  return new Map(folders)
}

const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** The names that `npm test -- FEATURE` accepts: the features, and the folders of journeys. */
export function knownFeatures(): readonly string[] {
  const journeys = foldersOf('tests/e2e').filter((name) => !withoutJourneys.includes(name))
  return [...new Set([...featureFolders().keys(), ...journeys])].sort()
}

function parsePart(text: string): Part | null {
  const [index = 0, count = 0] = text.split('/').map(Number)
  return /^\d+\/\d+$/.test(text) && index >= 1 && index <= count ? { index, count } : null
}

/**
 * Parses the arguments of `npm test` and `npm run test:all`.
 *
 * @param args command-line arguments; `--all` selects the suite of `test:all`
 * @param known names of the features
 * @returns the options, or an error message with the usage
 */
export function parseOptions(args: readonly string[], known: readonly string[]): TestOptions | string {
  const invalid = (message: string) => `${message}\n${usage}`
  if (args[0] === '--all') {
    const [option, text = '', ...more] = args.slice(1)
    if (option === undefined) return { suite: 'all', part: { index: 1, count: 1 } }
    const part = option === '--part' && more.length === 0 ? parsePart(text) : null
    return part ? { suite: 'all', part } : invalid(`test:all does not accept ${args.slice(1).join(' ')}.`)
  }
  const unknown = args.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    return invalid(`There is no feature ${unknown.join(', ')}. The features are ${known.join(', ')}.`)
  return args.length > 0 ? { suite: 'features', features: [...new Set(args)] } : { suite: 'gate' }
}
