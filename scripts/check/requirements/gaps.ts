import type { Claim, Claims } from './claims.ts'
import { rowsIn, titledTests, visitsOnlyCatalogue } from './test-titles.ts'

/** The project's test files: path → text. */
export type TestFiles = ReadonlyMap<string, string>

/** A test or suite whose title names a row. */
type Proof = { readonly file: string; readonly text: string; readonly body: string }

function proofsByRow(files: TestFiles): ReadonlyMap<string, readonly Proof[]> {
  const proofs = new Map<string, Proof[]>()
  for (const [file, text] of files) {
    for (const { title, body } of titledTests(text)) {
      for (const row of rowsIn(title)) {
        const found = proofs.get(row) ?? []
        found.push({ file, text, body })
        proofs.set(row, found)
      }
    }
  }
  return proofs
}

/** Tests of a component in isolation or of a constant: they pass even when no page or service uses it. */
const isolatedTests = [/^src\/ui\/catalogue\//, /\/(?:texts|tokens|settings|seed\/content)\.test\.tsx?/]

/** Whether a test is isolated, as is a journey that visits only pages of the catalogue. */
const isIsolated = ({ file, text, body }: Proof) =>
  file.startsWith('tests/e2e/')
    ? visitsOnlyCatalogue(text, body)
    : isolatedTests.some((pattern) => pattern.test(file))

function gapOf(claim: Claim, proofs: readonly Proof[], isFile: (path: string) => boolean): string | null {
  const [first] = proofs
  if ('reason' in claim)
    return first
      ? `${first.file} names it: replace its reason by what is still open, or by nothing when it is proved`
      : null
  if (!first) return 'no test names it in its title: say in a reason why'
  if ('open' in claim && claim.open) return null
  if ('usedBy' in claim && claim.usedBy)
    return isFile(claim.usedBy) ? null : `there is no file ${claim.usedBy}`
  return proofs.every(isIsolated)
    ? 'only the catalogue or a constant proves it: name in usedBy the file that uses it, or in open what is missing'
    : null
}

/**
 * Lists what is wrong with the claims: rows that no test names and that give no reason, rows with a reason that a test
 * names, unknown rows in titles, and rows that only a test of the catalogue or of a constant proves and nothing uses.
 */
export function findGaps(claims: Claims, files: TestFiles, isFile: (path: string) => boolean): string[] {
  const proofs = proofsByRow(files)
  const wrong = Object.entries(claims).flatMap(([row, claim]) => {
    const gap = gapOf(claim, proofs.get(row) ?? [], isFile)
    return gap === null ? [] : [`${row}: ${gap}`]
  })
  const unknown = [...proofs].flatMap(([row, [first]]) =>
    row in claims ? [] : [`${row}: ${first?.file} names it, but docs/requirements.json has no such row`],
  )
  return [...wrong, ...unknown].sort()
}

/** Counts the rows that are proved, proved in part, and waiting. */
export function totals(claims: Claims): { proved: number; partly: number; waiting: number } {
  const all = Object.values(claims)
  const waiting = all.filter((claim) => 'reason' in claim).length
  const partly = all.filter((claim) => 'open' in claim && claim.open).length
  return { proved: all.length - waiting - partly, partly, waiting }
}
