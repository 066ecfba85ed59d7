import type { BlockView } from '#features/site/blocks/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { drawRoute } from '../../map/draw-route.ts'
import { routeStages } from '../../rules/rally-route.ts'
import { resultTexts } from '../../texts.ts'
import { ResultSection } from '../../ui/result-section.tsx'
import { RouteMapView } from '../../ui/route-map.tsx'
import { RouteStages } from '../../ui/route-stages.tsx'

/** The route of a rally on a drawn map, with its stages beside it. */
export const RallyRoute: BlockView<'rallyRoute'> = ({ block, context }) => {
  const { language } = context
  const stages = routeStages(block)
  const map = drawRoute(stages)
  if (!map) return null
  const texts = resultTexts(language).motorsportResults
  const run = stages.filter(({ isRun }) => isRun).length
  return (
    <ResultSection block={block} context={context}>
      <div className="grid grid-cols-1 gap-x-gutter gap-y-10 laptop:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="min-w-0 laptop:sticky laptop:top-24 laptop:self-start">
          <RouteMapView map={map} label={fill(texts.routeMap, { run, count: stages.length })} />
        </div>
        <RouteStages stages={stages} language={language} />
      </div>
    </ResultSection>
  )
}
