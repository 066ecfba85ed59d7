import { type Boundary, lineAt, type Violation } from './boundary.ts'

type Fact = { readonly pattern: RegExp; readonly source: string }

const facts: readonly Fact[] = [
  {
    pattern: /['"`](?:ZAR|Africa\/Johannesburg|\+27)['"`]|'Africa\/Johannesburg'/g,
    source: 'src/platform/site/market.ts',
  },
  { pattern: /\$\{[^}\n]*\}T[\d:]+\+02:00/g, source: 'src/platform/site/market.ts' },
  { pattern: /['"`]Toyota(?: South Africa)?['"`]/g, source: 'src/platform/site/brand.ts' },
  {
    pattern: /['"`]\/(?:privacy-notice|payment-options\/insurance\/my-toyota-insurance)['"`]/g,
    source: 'src/platform/site/well-known-paths.ts',
  },
]

const isChecked = (path: string) =>
  /^(?:src|server)\/.*\.tsx?$/.test(path) &&
  !/\.(?:test|test-support|examples)\.tsx?$|\/examples\.tsx?$/.test(path)

/** Restricts facts about the market and the brand to one module each. Tests and examples may write them as literals. */
export const marketFacts: Boundary = (files) =>
  files
    .filter(({ path }) => isChecked(path))
    .flatMap(({ path, text }) =>
      facts
        .filter(({ source }) => path !== source)
        .flatMap(({ pattern, source }) =>
          [...text.matchAll(pattern)].map(
            (match): Violation => ({
              path,
              line: lineAt(text, match.index),
              message: `${match[0]} is a fact about the market or the brand: take it from ${source}.`,
            }),
          ),
        ),
    )
