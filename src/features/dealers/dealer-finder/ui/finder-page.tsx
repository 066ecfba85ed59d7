import { clockOffset } from '#features/dealers/dealers/server.ts'
import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import { PageBreadcrumbs } from '#features/site/navigation/page.tsx'
import { config } from '#platform/process/config.ts'
import { mapRegions } from '../data/geography.ts'
import { areaOf, type FinderContent } from '../data/load-finder.ts'
import { nationalRoads } from '../data/national-roads.ts'
import type { MapTiles } from '../map-tiles.ts'
import { finderPath } from '../rules/finder-address.ts'
import { circleOf, markersOf } from '../rules/map-view.ts'
import { networkDots } from '../rules/network-dots.ts'
import { dealerFinderTexts } from '../texts.ts'
import { writeDealerList } from '../wire/dealer-list.ts'
import { cardLabelsIn } from './card-labels-in.ts'
import { Finder } from './finder.island.tsx'
import { MapBase } from './map-base.tsx'
import { usualPixel } from './map-canvas.tsx'
import { MapLayer } from './map-layer.tsx'
import { MapLegend } from './map-legend.tsx'
import { RegionIndex } from './region-index.tsx'
import { scopeAncestors, scopeName, scopePath } from './scope-name.ts'
import { ViewSwitch } from './view-switch.tsx'

/** Returns the configured map tiles; null for the drawn map. */
function mapTiles(): MapTiles | null {
  const { mapTilesUrl, mapTilesAttribution } = config()
  return mapTilesUrl === undefined ? null : { url: mapTilesUrl, attribution: mapTilesAttribution }
}

const language = 'en'

/** Find a Dealer: all dealers, or those of a province, country or city. */
export function FinderPage({ content }: { content: FinderContent }) {
  const { choices, scope, result, listed, total, network, regions, cities, towns, view } = content
  const title = scope ? `Dealers in ${scopeName(scope)}` : 'Find a dealer'
  const labels = cardLabelsIn(language)
  return (
    <>
      <Finder
        choices={choices}
        list={writeDealerList(listed.map(({ dealer }) => dealer))}
        distances={listed.map(({ km }) => km)}
        initial={{ ...result, total }}
        scope={
          scope && { name: scope.city ?? scope.region.name, path: scopePath(scope), area: areaOf(scope) }
        }
        labels={labels}
        texts={dealerFinderTexts(language).yourDealer}
        retryLabel={dealerTexts(language).dealers.retry}
        clockOffset={clockOffset()}
        heading={
          <div>
            {scope ? (
              <div className="mb-6 print:hidden">
                <PageBreadcrumbs
                  language={language}
                  ancestors={[{ title: 'Find a dealer', path: finderPath }, ...scopeAncestors(scope)]}
                  page={{ title: scope.city ?? scope.region.name, path: scopePath(scope) }}
                />
              </div>
            ) : null}
            <h1 className="text-h2 tablet:text-[clamp(3rem,4.6vw,4.75rem)]">{title}</h1>
            <p className="mt-4 max-w-[44ch] text-ink-2 text-lead">
              {scope
                ? 'Everyone who sells and services our vehicles there.'
                : `${network.length} dealers sell and service our vehicles. The nearest one is probably closer than you think.`}
            </p>
          </div>
        }
        viewSwitch={<ViewSwitch />}
        map={{
          base: (
            <MapBase
              regions={mapRegions()}
              counts={regions}
              current={scope?.region.slug ?? null}
              roads={nationalRoads()}
              dots={networkDots(network)}
            />
          ),
          layer: (
            <MapLayer
              markers={markersOf(listed)}
              circle={circleOf(result.centre)}
              view={view}
              pixel={usualPixel(view)}
              towns={towns}
              active={null}
              newTabNote={labels.newTab}
            />
          ),
          legend: <MapLegend />,
          view,
          towns,
          tiles: mapTiles(),
        }}
      />
      <RegionIndex regions={regions} cities={cities} scope={scope} />
    </>
  )
}
