import { type Boundary, lineAt, type Violation } from './boundary.ts'

type ForbiddenPattern = { readonly pattern: RegExp; readonly message: string; readonly except?: RegExp }

/**
 * Files that may use the spellings of outside services (decision G-10): adapters, served contracts and their tests, and
 * the rooms of enquiries that read the links of calculators.
 */
const adapters =
  /\/(?:data|wire)\/|\/services(?:\.ts|\/)|^tests\/contract\/|^src\/features\/enquiries\/(?:enquiries\/(?:plan|intake)|enquiry-forms\/(?:plan|check))\//

const legacy = (spelling: string, term: string): ForbiddenPattern => ({
  pattern: new RegExp(`\\b${spelling}\\b`, 'g'),
  message: `${spelling} is a spelling of the wire format (decision G-10): write ${term}, and translate it in the adapter under data/.`,
  except: adapters,
})

const patterns: readonly ForbiddenPattern[] = [
  {
    pattern: /\b(?:TODO|FIXME)\b/g,
    message: 'Finish it, or remove it and document the gap.',
  },
  {
    pattern: /@ts-(?:ignore|nocheck|expect-error)\b/g,
    message: 'Fix the type: a silenced error hides the next one too.',
  },
  {
    pattern: /(?:\/Users\/|\/home\/)[a-z]/g,
    message: 'A path of one machine: derive it from the project root.',
  },
  legacy('monthlyInstallment', 'monthlyInstalment'),
  legacy('fuelcon', 'fuelConsumption'),
  legacy('vehicleStats', 'stats'),
  legacy('colourSelectors', 'colours'),
  legacy('vehiclecondition', 'condition'),
  legacy('askingprice', 'askingPrice'),
  legacy('sixtyFourty', 'sixtyForty'),
]

/** Rejects forbidden patterns in sources. The checks themselves, which have to name them, are left out. */
export const forbiddenPatterns: Boundary = (files) =>
  files
    .filter(({ path }) => !path.startsWith('scripts/check/'))
    .flatMap(({ path, text }) =>
      patterns
        .filter(({ except }) => !except?.test(path))
        .flatMap(({ pattern, message }) =>
          [...text.matchAll(pattern)].map(
            (match): Violation => ({ path, line: lineAt(text, match.index), message }),
          ),
        ),
    )
