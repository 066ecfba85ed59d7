import type { ModelCard } from '#features/vehicles/vehicles/index.ts'
import { maxCompared } from '#features/vehicles/vehicles/rules.ts'

type Listed = Pick<ModelCard, 'code' | 'name'>

/** The models that an address asks for, and what it asks for in vain. */
export type ChosenModels<Model> = {
  /** In the order of the address, each once, at most four. */
  readonly models: readonly Model[]
  /** Codes that are no model on sale. */
  readonly unknown: readonly string[]
  /** Models that were asked for more than once. */
  readonly repeated: readonly Model[]
  /** Models beyond the fourth. */
  readonly surplus: readonly Model[]
}

/** Returns the models to compare for codes, whose case is ignored. */
export function chooseModels<Model extends Listed>(
  models: readonly Model[],
  codes: readonly string[],
): ChosenModels<Model> {
  const byCode = new Map(models.map((model) => [model.code.toUpperCase(), model]))
  const requested = codes.map((code) => ({ code, model: byCode.get(code.toUpperCase()) }))
  const known = requested.flatMap(({ model }) => model ?? [])
  const distinct = [...new Set(known)]
  return {
    models: distinct.slice(0, maxCompared),
    unknown: [...new Set(requested.flatMap(({ code, model }) => (model ? [] : [code])))],
    repeated: distinct.filter((model) => known.indexOf(model) !== known.lastIndexOf(model)),
    surplus: distinct.slice(maxCompared),
  }
}

/** Models of a range, for a list of options under its name. */
export type ModelGroup = { readonly range: string; readonly models: readonly Listed[] }

/** Groups models by range, both in their order. */
export function groupByRange(
  models: readonly (Listed & { readonly range: { readonly name: string } })[],
): ModelGroup[] {
  const byRange = Map.groupBy(models, ({ range }) => range.name)
  return [...byRange].map(([range, members]) => ({
    range,
    models: members.map(({ code, name }) => ({ code, name })),
  }))
}
