import type { Claim, Claims } from './claims.ts'
import { rowsIn, testTitles } from './test-titles.ts'

/** The test files of the project: path → text. */
export type TestFiles = ReadonlyMap<string, string>

function gapOfProof(row: string, proof: string, files: TestFiles): string | null {
  const [file = '', part] = proof.split(' › ')
  const text = files.get(file)
  if (text === undefined) return `${row}: there is no test file ${file}`
  const found = testTitles(text).some((title) => (part ? title.includes(part) : rowsIn(title).includes(row)))
  return found ? null : `${row}: no test in ${file} has '${part ?? row}' in its title`
}

/** Whether a proof such as `src/a.test.ts › part of a title` means a test of this file and title. */
function lists(proof: string, file: string, title: string): boolean {
  const [listed, part = ''] = proof.split(' › ')
  return listed === file && title.includes(part)
}

/** Tests that name a row, in their titles, without being listed as its proof. */
function unlisted(claims: Claims, files: TestFiles): string[] {
  return [...files].flatMap(([file, text]) => {
    const missing = testTitles(text).flatMap((title) =>
      rowsIn(title).filter((row) => !proofOf(claims, row).some((proof) => lists(proof, file, title))),
    )
    return [...new Set(missing)].map((row) => `${row}: claim it: { "proof": ["${file}"] }`)
  })
}

function proofOf(claims: Claims, row: string): readonly string[] {
  const claim = claims[row]
  return claim && 'proof' in claim ? claim.proof : []
}

/** Tests that see a part by itself, or a value as it is written down, whether or not a page or a service has it. */
const apart = [
  /^tests\/e2e\/(?:catalogue[^/]*|visual)\.spec\.ts/,
  /^src\/ui\/catalogue\//,
  /\/(?:texts|tokens|settings|seed\/content)\.test\.tsx?/,
]

/** A part that is proved by itself is somewhere in the product, or its row is proved in part. */
function gapOfUse(row: string, claim: Claim, isFile: (path: string) => boolean): string | null {
  if ('reason' in claim || claim.open) return null
  if (claim.usedBy) return isFile(claim.usedBy) ? null : `${row}: there is no file ${claim.usedBy}`
  const byItself = claim.proof.every((proof) => apart.some((pattern) => pattern.test(proof)))
  return byItself
    ? `${row}: only the catalogue or a constant proves it: say in usedBy who uses it, or what is open`
    : null
}

/**
 * What is wrong with the claims: proofs that are not there, tests that name a row and are not listed for it, and rows
 * that only a test of the catalogue or of a constant proves, used by nothing.
 */
export function findGaps(claims: Claims, files: TestFiles, isFile: (path: string) => boolean): string[] {
  const broken = Object.entries(claims).flatMap(([row, claim]) => [
    ...proofOf(claims, row).map((proof) => gapOfProof(row, proof, files)),
    gapOfUse(row, claim, isFile),
  ])
  return [...broken.filter((gap) => gap !== null), ...unlisted(claims, files)].sort()
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
