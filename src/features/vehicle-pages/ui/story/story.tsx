import type { RangeView } from '#features/vehicles/index.ts'
import { vehiclePageTexts } from '../../texts.ts'
import { Abilities } from './abilities.tsx'
import { Inside } from './inside.tsx'
import { OnTheRoad } from './on-the-road.tsx'

/** Three chapters about the model selected by default; a chapter without data is left out. */
export function Story({ language, range, story }: Pick<RangeView, 'language' | 'range' | 'story'>) {
  if (!story) return null
  const { facts, drawing } = story
  const { story: texts } = vehiclePageTexts(language)
  const side = drawing?.kind === 'vehicle' ? drawing : null
  return (
    <>
      <Inside facts={facts} texts={texts} />
      {side ? <Abilities facts={facts} drawing={side} texts={texts} /> : null}
      {side ? <OnTheRoad rangeName={range.name} facts={facts} drawing={side} texts={texts} /> : null}
    </>
  )
}
