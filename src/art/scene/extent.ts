import { measures } from '../measures.generated.ts'
import type { SceneFormat, SceneName, SceneView, VehicleRange } from '../names.ts'
import { vehicleProportions } from '../vehicle/proportions.ts'
import { frontExtent, ownShare, sideExtent } from './placement.ts'

/**
 * Where a vehicle begins and ends in a scene, as shares of the picture's width.
 * @param options.besideText whether the scene is drawn with a scrim.
 */
export function vehicleExtent(
  scene: SceneName,
  format: SceneFormat,
  range: VehicleRange,
  { view = 'side', besideText = false }: { view?: SceneView | undefined; besideText?: boolean } = {},
): { readonly left: number; readonly right: number } {
  const share = ownShare(measures.scenes[scene], format, besideText)
  const { lengthCm, widthCm } = vehicleProportions(range)
  return view === 'side' ? sideExtent(format, lengthCm, share) : frontExtent(format, widthCm, share)
}

/** Whether a scene can be drawn at any part of the day. */
export const followsDaylight = (scene: SceneName): boolean => measures.scenes[scene].followsDaylight === true
