import { places } from '#features/site/places/index.ts'
import type { FinderDealer } from '../finder-dealer.ts'
import { project } from '../rules/projection.ts'
import type { Town } from '../rules/town-labels.ts'

const rounded = (value: number) => Math.round(value * 10) / 10

/**
 * Returns the towns of the gazetteer with dealers, where the gazetteer has them and not where their dealers are; those with
 * most dealers first.
 */
export function townsOf(network: readonly FinderDealer[]): Town[] {
  const byTown = Map.groupBy(network, ({ city, region }) => `${city}, ${region?.name}`)
  const numberIn = ({ name, region }: { name: string; region: string }) =>
    byTown.get(`${name}, ${region}`)?.length ?? 0
  return places
    .filter((place) => numberIn(place) > 0)
    .sort((one, other) => numberIn(other) - numberIn(one))
    .map(({ name, ...position }) => {
      const { x, y } = project(position)
      return { name, x: rounded(x), y: rounded(y) }
    })
}
