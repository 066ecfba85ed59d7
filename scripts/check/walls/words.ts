import { type Breach, lineAt, type Wall } from './wall.ts'

type Word = { readonly pattern: RegExp; readonly message: string; readonly except?: RegExp }

/** Where the spellings of outside services may stand (decision G-10): adapters, served contracts, their tests. */
const adapters = /\/(?:data|wire)\/|\/services(?:\.ts|\/)|^tests\/contract\//

const legacy = (spelling: string, term: string): Word => ({
  pattern: new RegExp(`\\b${spelling}\\b`, 'g'),
  message: `${spelling} is a spelling of the wire (decision G-10): write ${term}, and translate in the adapter under data/.`,
  except: adapters,
})

const words: readonly Word[] = [
  {
    pattern: /\b(?:TODO|FIXME)\b/g,
    message: 'Finish it, or leave it out and say so in the documents.',
  },
  {
    pattern: /@ts-(?:ignore|nocheck|expect-error)\b/g,
    message: 'Fix the type: a silenced error hides the next one too.',
  },
  {
    pattern: /(?:\/Users\/|\/home\/)[a-z]/g,
    message: "A path of one machine: derive it from the project's root.",
  },
  legacy('monthlyInstallment', 'monthlyInstalment'),
  legacy('fuelcon', 'fuelConsumption'),
  legacy('vehicleStats', 'stats'),
  legacy('colourSelectors', 'colours'),
  legacy('vehiclecondition', 'condition'),
  legacy('askingprice', 'askingPrice'),
  legacy('sixtyFourty', 'sixtyForty'),
]

/** Words that do not stand in sources. The checker itself, which has to name them, is left out. */
export const forbiddenWords: Wall = (files) =>
  files
    .filter(({ path }) => !path.startsWith('scripts/check/'))
    .flatMap(({ path, text }) =>
      words
        .filter(({ except }) => !except?.test(path))
        .flatMap(({ pattern, message }) =>
          [...text.matchAll(pattern)].map(
            (match): Breach => ({ path, line: lineAt(text, match.index), message }),
          ),
        ),
    )
