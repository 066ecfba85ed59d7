/** A place of a route, in degrees: north and east are positive. */
type RouteTown = { readonly name: string; readonly latitude: number; readonly longitude: number }

/** A stage between two towns, which are the same for a loop. */
export type RouteStage = {
  readonly name: string
  readonly start: RouteTown
  readonly finish: RouteTown
  /** In kilometres; null when it is not known. */
  readonly distance: number | null
  /** Whether it has been run. */
  readonly isRun: boolean
}

type Town = { readonly [Name in keyof RouteTown]?: RouteTown[Name] | null }

type Stage = {
  readonly name?: string | null
  readonly start?: string | null
  readonly finish?: string | null
  readonly distance?: number | null
}

/** A route as its form holds it: any field may be empty. */
type RouteForm = {
  readonly towns?: readonly Town[] | null
  readonly stages?: readonly Stage[] | null
  readonly stagesRun?: number | null
}

/** Returns what is wrong with a route, as a sentence for the editor; null when nothing is. */
export function routeProblem({ towns, stages }: RouteForm): string | null {
  const names = new Set<string>()
  for (const { name } of towns ?? []) {
    if (name && names.has(name)) return `${name} is among the towns twice.`
    if (name) names.add(name)
  }
  for (const { name, start, finish } of stages ?? []) {
    const unknown = [start, finish].find((town) => town && !names.has(town))
    if (unknown) return `${name || 'A stage'} names ${unknown}, which is not among the towns.`
  }
  return null
}

const isComplete = (town: Town): town is RouteTown =>
  Boolean(town.name) && typeof town.latitude === 'number' && typeof town.longitude === 'number'

/** Returns the stages of a route in their order, without those whose towns are missing, which only a draft has. */
export function routeStages({ towns, stages, stagesRun }: RouteForm): readonly RouteStage[] {
  const byName = new Map((towns ?? []).filter(isComplete).map((town) => [town.name, town]))
  return (stages ?? []).flatMap(({ name, start: from, finish: to, distance }, index) => {
    const [start, finish] = [byName.get(from ?? ''), byName.get(to ?? '')]
    if (!start || !finish) return []
    const isRun = index < (stagesRun ?? 0)
    return [{ name: name ?? '', start, finish, distance: distance ?? null, isRun }]
  })
}

/** Returns the towns of a route in the order in which it first reaches them, each once. */
export function townsOnRoute(stages: readonly RouteStage[]): readonly RouteTown[] {
  return [...new Set(stages.flatMap(({ start, finish }) => [start, finish]))]
}
