import type { DesignMeasures } from './design-measures.ts'
import { appStores, closeUps, type SceneName, sceneNames, type VehicleRange, vehicleRanges } from './names.ts'
import type { Scene } from './scene/scene.ts'
import { scenes } from './scene/scenes/index.ts'
import { badgeSize } from './things/store-badge.ts'
import { markOf } from './vehicle/close-up.ts'
import { measuresOf } from './vehicle/proportions.ts'
import { vehicleRecords } from './vehicle/ranges/index.ts'

const table = <Name extends string, Value>(names: readonly Name[], measure: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, measure(name)])) as Record<Name, Value>

function marksOf(range: VehicleRange) {
  const marks = closeUps.map((part) => [part, markOf(vehicleRecords[range], part)] as const)
  return Object.fromEntries(marks.filter(([, mark]) => mark))
}

function sceneMeasures(name: SceneName): DesignMeasures['scenes'][SceneName] {
  const { followsDaylight, pale, centred, distant }: Scene = scenes[name]
  return {
    ...(followsDaylight && { followsDaylight }),
    ...(pale && { pale }),
    ...(centred && { centred }),
    ...(distant && { distant }),
  }
}

/** Measures all designs. `npm run generate` writes the result to `measures.generated.ts`. */
export const measureDesigns = (): DesignMeasures => ({
  vehicles: table(vehicleRanges, (range) => ({
    ...measuresOf(vehicleRecords[range]),
    marks: marksOf(range),
  })),
  scenes: table(sceneNames, sceneMeasures),
  storeBadges: table(appStores, badgeSize),
})
