import type { Claim, Claims } from './claims.ts'
import { rowsIn, testTitles, titledTests, visitsOnlyCatalogue } from './test-titles.ts'

/** The project's test files: path → text. */
export type TestFiles = ReadonlyMap<string, string>

function gapOfProof(row: string, proof: string, files: TestFiles): string | null {
  const [file = '', part] = proof.split(' › ')
  const text = files.get(file)
  if (text === undefined) return `${row}: there is no test file ${file}`
  const found = testTitles(text).some((title) => (part ? title.includes(part) : rowsIn(title).includes(row)))
  return found ? null : `${row}: no test in ${file} has '${part ?? row}' in its title`
}

/** Whether a proof such as `src/a.test.ts › part of a title` refers to the test with this file and title. */
function matchesTest(proof: string, file: string, title: string): boolean {
  const [listed, part = ''] = proof.split(' › ')
  return listed === file && title.includes(part)
}

/** Lists the tests that name a row in their titles without being listed as its proof. */
function unlistedTests(claims: Claims, files: TestFiles): string[] {
  return [...files].flatMap(([file, text]) => {
    const missing = testTitles(text).flatMap((title) =>
      rowsIn(title).filter((row) => !proofOf(claims, row).some((proof) => matchesTest(proof, file, title))),
    )
    return [...new Set(missing)].map((row) => `${row}: claim it: { "proof": ["${file}"] }`)
  })
}

function proofOf(claims: Claims, row: string): readonly string[] {
  const claim = claims[row]
  return claim && 'proof' in claim ? claim.proof : []
}

/** Tests of a component in isolation or of a constant: they pass even when no page or service uses it. */
const isolatedTests = [/^src\/ui\/catalogue\//, /\/(?:texts|tokens|settings|seed\/content)\.test\.tsx?/]

/** Whether every test of a proof is isolated, as are the journeys that visit only pages of the catalogue. */
function isIsolated(row: string, proof: string, files: TestFiles): boolean {
  const [file = '', part] = proof.split(' › ')
  if (!file.startsWith('tests/e2e/')) return isolatedTests.some((pattern) => pattern.test(file))
  const text = files.get(file) ?? ''
  const tests = titledTests(text).filter(({ title }) =>
    part ? title.includes(part) : rowsIn(title).includes(row),
  )
  return tests.every(({ body }) => visitsOnlyCatalogue(text, body))
}

/** Requires a row that only isolated tests prove to name a user of the code, or to be marked as proved in part. */
function gapOfUse(
  row: string,
  claim: Claim,
  files: TestFiles,
  isFile: (path: string) => boolean,
): string | null {
  if ('reason' in claim || claim.open) return null
  if (claim.usedBy) return isFile(claim.usedBy) ? null : `${row}: there is no file ${claim.usedBy}`
  return claim.proof.every((proof) => isIsolated(row, proof, files))
    ? `${row}: only the catalogue or a constant proves it: name in usedBy the file that uses it, or in open what is missing`
    : null
}

/**
 * Lists what is wrong with the claims: missing proofs, tests that name a row without being listed for it, and rows that only
 * a test of the catalogue or of a constant proves and nothing uses.
 */
export function findGaps(claims: Claims, files: TestFiles, isFile: (path: string) => boolean): string[] {
  const broken = Object.entries(claims).flatMap(([row, claim]) => [
    ...proofOf(claims, row).map((proof) => gapOfProof(row, proof, files)),
    gapOfUse(row, claim, files, isFile),
  ])
  return [...broken.filter((gap) => gap !== null), ...unlistedTests(claims, files)].sort()
}

/** Counts the rows that are proved, proved in part, and waiting, by reason. */
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
