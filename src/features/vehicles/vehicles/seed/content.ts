import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import {
  coloursFile,
  modelsFile,
  rangesFile,
  type SeedColour,
  type SeedModel,
  type SeedModelEntry,
  type SeedModelsFile,
  type SeedRange,
} from './schema.ts'
import { composeSpecification } from './specifications.ts'

export type VehicleContent = {
  readonly colours: readonly SeedColour[]
  readonly ranges: readonly SeedRange[]
  /** In the order of the ranges, then of their files. */
  readonly models: readonly SeedModel[]
}

/** Error in a content file. The message names the file, the field and the problem. */
export class VehicleContentError extends Error {
  constructor(file: string, path: readonly PropertyKey[], problem: string) {
    super(`content/vehicles/${file}${path.length > 0 ? `: ${path.join('.')}` : ''}: ${problem}`)
    this.name = 'VehicleContentError'
  }
}

const contentFolder = new URL('../../../../../content/vehicles/', import.meta.url)

/**
 * Reads and validates all vehicle content: the schema of every file, unique codes and existing references.
 *
 * @param folder of the content files; default: `content/vehicles`
 * @throws {VehicleContentError} for the first problem found
 */
export async function readVehicleContent(folder: URL = contentFolder): Promise<VehicleContent> {
  const { colours } = await readContentFile(folder, 'colours.json', coloursFile)
  const { ranges } = await readContentFile(folder, 'ranges.json', rangesFile)
  requireUnique('colours.json', 'colours', colours, 'code')
  requireUnique('ranges.json', 'ranges', ranges, 'slug')
  requireUnique('ranges.json', 'ranges', ranges, 'code')

  const colourCodes = new Set(colours.map((colour) => colour.code))
  ranges.forEach((range, index) => {
    requireKnown('ranges.json', ['ranges', index, 'hero', 'colour'], colourCodes, range.hero.colour)
  })

  const models = (await Promise.all(ranges.map((range) => readModels(folder, range, colourCodes)))).flat()
  requireUnique('models', 'models', models, 'code')
  return { colours, ranges, models }
}

async function readModels(folder: URL, range: SeedRange, colourCodes: ReadonlySet<string>) {
  const file = `models/${range.slug}.json`
  const content = await readContentFile(folder, file, modelsFile)
  if (content.range !== range.slug) throw new VehicleContentError(file, ['range'], `must be ${range.slug}`)

  return content.models.map((entry, index) => {
    entry.colours.forEach((code, position) => {
      requireKnown(file, ['models', index, 'colours', position], colourCodes, code)
    })
    return seedModel(file, content, entry, index)
  })
}

function seedModel(file: string, content: SeedModelsFile, entry: SeedModelEntry, index: number): SeedModel {
  const { extends: sharedNames, specifications: own, ...facts } = entry
  const shared = sharedNames.map((name) => {
    const table = content.sharedSpecifications[name]
    if (!table) throw new VehicleContentError(file, ['models', index, 'extends'], `${name} does not exist`)
    return table
  })
  const model = { ...facts, range: content.range, specifications: composeSpecification([...shared, own]) }
  return { ...model, hash: fingerprint(model) }
}

/** Mirrors the vehicle service, which gives every model a hash that changes with its data. */
function fingerprint(model: Omit<SeedModel, 'hash'>): string {
  return createHash('sha256').update(JSON.stringify(model)).digest('hex').slice(0, 16)
}

async function readContentFile<Schema extends z.ZodType>(
  folder: URL,
  file: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const source = await readFile(new URL(file, folder), 'utf8').catch((cause: Error) => {
    throw new VehicleContentError(file, [], `cannot be read (${cause.message})`)
  })
  const result = schema.safeParse(parseJson(file, source))
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new VehicleContentError(file, issue?.path ?? [], issue?.message ?? 'is not valid')
}

function parseJson(file: string, source: string): unknown {
  try {
    return JSON.parse(source)
  } catch (error) {
    throw new VehicleContentError(file, [], `is not JSON (${String(error)})`)
  }
}

function requireUnique<Key extends string>(
  file: string,
  list: string,
  entries: readonly Record<Key, string>[],
  key: Key,
) {
  const seen = new Set<string>()
  entries.forEach((entry, index) => {
    if (seen.has(entry[key])) {
      throw new VehicleContentError(file, [list, index, key], `${entry[key]} is duplicated`)
    }
    seen.add(entry[key])
  })
}

function requireKnown(file: string, path: readonly PropertyKey[], known: ReadonlySet<string>, code: string) {
  if (!known.has(code)) throw new VehicleContentError(file, path, `colour ${code} does not exist`)
}
