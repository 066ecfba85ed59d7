import { createHash } from 'node:crypto'
import { sceneNames } from '#art/scene/index.ts'
import { vehicleRanges } from '#art/vehicle/index.ts'
import { drawFile } from './draw.ts'

let version: string | undefined

/**
 * Names the present state of every drawing, so that addresses can be cached for ever: a digest of what is drawn,
 * worked out once a process (about a tenth of a second). It changes exactly when a picture changes.
 */
export function drawingsVersion(): string {
  if (version) return version
  const hash = createHash('sha256')
  const colour = { body: '#a41e22', roof: '#15171a' }
  for (const vehicle of vehicleRanges) {
    for (const view of ['side', 'front'] as const)
      hash.update(drawFile({ kind: 'vehicle', vehicle, view, colour }))
  }
  for (const scene of sceneNames) {
    for (const format of ['wide', 'portrait'] as const) {
      hash.update(drawFile({ kind: 'scene', scene, format, vehicle: 'fortuner', colour }))
    }
  }
  version = hash.digest('hex').slice(0, 10)
  return version
}
