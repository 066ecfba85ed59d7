import { type Breach, lineAt, type Wall } from './wall.ts'

type Fact = { readonly pattern: RegExp; readonly home: string }

const facts: readonly Fact[] = [
  {
    pattern: /['"`](?:ZAR|Africa\/Johannesburg|\+27)['"`]|'Africa\/Johannesburg'/g,
    home: 'src/platform/market.ts',
  },
  { pattern: /\$\{[^}\n]*\}T[\d:]+\+02:00/g, home: 'src/platform/market.ts' },
  { pattern: /['"`]Toyota(?: South Africa)?['"`]/g, home: 'src/platform/brand.ts' },
  {
    pattern: /['"`]\/(?:privacy-notice|payment-options\/insurance\/my-toyota-insurance)['"`]/g,
    home: 'src/platform/well-known-paths.ts',
  },
]

const isConcerned = (path: string) =>
  /^(?:src|server)\/.*\.tsx?$/.test(path) &&
  !/\.(?:test|test-support|examples)\.tsx?$|\/examples\.tsx?$/.test(path)

/** Facts about the market and the brand stand in one place each. Tests and examples spell them themselves. */
export const marketFacts: Wall = (files) =>
  files
    .filter(({ path }) => isConcerned(path))
    .flatMap(({ path, text }) =>
      facts
        .filter(({ home }) => path !== home)
        .flatMap(({ pattern, home }) =>
          [...text.matchAll(pattern)].map(
            (match): Breach => ({
              path,
              line: lineAt(text, match.index),
              message: `${match[0]} is a fact about the market or the brand: take it from ${home}.`,
            }),
          ),
        ),
    )
