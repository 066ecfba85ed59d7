import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { generateImportMap, getPayload, type SanitizedConfig } from 'payload'
import { generateTypes } from 'payload/node'
import { blockShapes } from '#cms/block-shapes.ts'
import config from '#cms/payload.config.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { migrationsFolder } from '../../migration/released.ts'
import { presentSnapshots } from '../../migration/snapshots.ts'
import { measuresFile, measuresText } from './measures-text.ts'
import { versionFile, versionText } from './version-text.ts'

/*
 * Prints a line for every generated file that does not match the current collections or drawings. It runs as a separate
 * process, because the CMS reads its settings from the environment and may exit the process. Every file is generated next
 * to the committed one and compared, because Payload's own commands may do nothing and still report success.
 */

async function isStale(committed: string, generated: string): Promise<boolean> {
  const [before, after] = await Promise.all([
    readFile(committed, 'utf8').catch(() => ''),
    readFile(generated, 'utf8'),
  ])
  return before.trim() !== after.trim()
}

async function staleTypes(cms: SanitizedConfig): Promise<string[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-types-'))
  const generated = path.join(folder, 'payload-types.ts')
  try {
    await generateTypes({ ...cms, typescript: { ...cms.typescript, outputFile: generated } }, { log: false })
    const stale = await isStale(cms.typescript.outputFile ?? '', generated)
    return stale ? ['src/cms/payload-types.ts is out of date: npm run generate'] : []
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The import map holds relative paths, so it is generated in the folder of the committed one. */
async function staleImportMap(cms: SanitizedConfig): Promise<string[]> {
  const { importMap } = cms.admin
  const generated = path.join(path.dirname(importMap.importMapFile ?? ''), 'importMap.generated.js')
  const withTarget = {
    ...cms,
    admin: { ...cms.admin, importMap: { ...importMap, importMapFile: generated } },
  }
  try {
    await generateImportMap(withTarget, { force: true, log: false })
    const stale = await isStale(importMap.importMapFile ?? '', generated)
    return stale ? ["the admin's importMap.js is out of date: npm run generate"] : []
  } finally {
    await rm(generated, { force: true })
  }
}

async function staleMigrations(cms: SanitizedConfig): Promise<string[]> {
  const payload = await getPayload({ config: cms, disableDBConnect: true, disableOnInit: true })
  const adapter = postgresOf(payload)
  const last = presentSnapshots().at(-1)
  if (!last) return []
  const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit()
  const before = JSON.parse(await readFile(path.join(migrationsFolder, last), 'utf8'))
  const statements = await generateMigration(before, await generateDrizzleJson(adapter.schema))
  return statements.length > 0
    ? [`a migration is missing: npm run migration NAME\n  ${statements.join('\n  ')}`]
    : []
}

/** Blocks are stored as JSON, outside the database schema, so that only this check notices when their shape changes. */
async function staleBlockShapes(): Promise<string[]> {
  const recorded = await readFile('src/cms/block-shapes.json', 'utf8').catch(() => '')
  if (recorded === blockShapes()) return []
  return [
    'the fields of a block have changed: npm run generate. Stored blocks keep the old shape: make a new field optional ' +
      'or give it a default, and write a migration of pages and _pages_v for a field that is renamed, removed or required.',
  ]
}

/** Pages read the measures and the version of drawings without loading any code that draws. */
async function staleDrawings(): Promise<string[]> {
  const files = [
    [measuresFile, measuresText()],
    [versionFile, versionText()],
  ] as const
  const recorded = await Promise.all(files.map(([file]) => readFile(file, 'utf8').catch(() => '')))
  return files.flatMap(([file, text], index) =>
    recorded[index] === text ? [] : [`${file} is out of date: npm run generate`],
  )
}

const cms = await config
const stale = [
  ...(await staleTypes(cms)),
  ...(await staleImportMap(cms)),
  ...(await staleBlockShapes()),
  ...(await staleDrawings()),
  ...(await staleMigrations(cms)),
]
process.stdout.write(stale.map((line) => `${line}\n`).join(''))
process.exit(0)
