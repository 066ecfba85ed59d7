import type { Claims } from './claims.ts'
import { rowsIn, testTitles } from './test-titles.ts'

/** The test files of the project: path → text. */
export type TestFiles = ReadonlyMap<string, string>

function gapOfProof(row: string, proof: string, files: TestFiles): string | null {
  const [file = '', part = row] = proof.split(' › ')
  const text = files.get(file)
  if (text === undefined) return `${row}: there is no test file ${file}`
  const found = testTitles(text).some((title) => title.includes(part))
  return found ? null : `${row}: no test in ${file} has '${part}' in its title`
}

/** Rows that are said to be proved by a test that is not there, and rows a test names that nobody claims. */
export function findGaps(claims: Claims, files: TestFiles): string[] {
  const broken = Object.entries(claims).flatMap(([row, claim]) =>
    'proof' in claim ? claim.proof.flatMap((proof) => gapOfProof(row, proof, files) ?? []) : [],
  )
  const unclaimed = [...files].flatMap(([file, text]) => {
    const rows = new Set(testTitles(text).flatMap(rowsIn))
    return [...rows]
      .filter((row) => !isProved(claims, row))
      .map((row) => `${row}: claim it: { "proof": ["${file}"] }`)
  })
  return [...broken, ...unclaimed].sort()
}

function isProved(claims: Claims, row: string): boolean {
  const claim = claims[row]
  return claim !== undefined && 'proof' in claim
}

/** How many rows are proved, how many in part, and how many wait for which reason. */
export function totals(claims: Claims): {
  proved: number
  partly: number
  waiting: ReadonlyMap<string, number>
} {
  const waiting = new Map<string, number>()
  let proved = 0
  let partly = 0
  for (const claim of Object.values(claims)) {
    if ('reason' in claim) waiting.set(claim.reason, (waiting.get(claim.reason) ?? 0) + 1)
    else if (claim.open) partly += 1
    else proved += 1
  }
  return { proved, partly, waiting }
}
