import type { CheckboxField } from 'payload'
import { followsDaylight as sceneFollowsDaylight } from '#art/measures.ts'
import { isSceneName } from '#art/names.ts'
import type { StoredPicture } from '../rules/stored.ts'

function showsLandscape({ source, scene }: StoredPicture): boolean {
  const hasScene = source === 'illustration' || source === 'place'
  return hasScene && typeof scene === 'string' && isSceneName(scene) && sceneFollowsDaylight(scene)
}

/** Whether a drawing of a landscape follows the time of day. `picture` is the name of the picture field beside it. */
export function followsDaylightField(picture: string): CheckboxField {
  return {
    name: 'followsDaylight',
    type: 'checkbox',
    label: 'Follow the time of day',
    admin: {
      condition: (_, siblings) => showsLandscape((siblings?.[picture] ?? {}) as StoredPicture),
      description:
        'Dawn, day, dusk or night, as it is in South Africa. At dusk and at night the lamps are on.',
    },
  }
}
