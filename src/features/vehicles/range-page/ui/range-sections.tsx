import { type DealerContext, everythingVisible } from '#features/dealers/dealers/index.ts'
import { manualsPath } from '#features/owners/owner-manuals/index.ts'
import type { Equipment, Illustration, Picture } from '#features/pictures/pictures/index.ts'
import type { LinkTargets } from '#features/site/links/index.ts'
import { RelatedVehicles } from '#features/vehicles/line-up/related-vehicles.page.tsx'
import { ValueAddedOffer } from '#features/vehicles/vehicle-offers/index.ts'
import { type RangeView, rangePath, type VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { themeOf } from '#platform/site/theme.ts'
import { wellKnownPaths } from '#platform/site/well-known-paths.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { loadRangeSections } from '../data/range-sections.ts'
import { type ModelSelection, selectModelAndColour } from '../rules/model-selection.ts'
import { InsuranceBanner } from './insurance-banner.tsx'
import { OwnerBenefits } from './owner-benefits/owner-benefits.tsx'

/** Scenes of the insurance banner; the second is for a range whose opening picture has the first. */
const scenes = ['table-mountain', 'garden-route'] as const

/** Returns the scene of the insurance banner, which differs from that of the opening picture. */
function selectBannerScene(opening: string | null): (typeof scenes)[number] {
  return opening === scenes[0] ? scenes[1] : scenes[0]
}

const { insurance: insurancePath } = wellKnownPaths
const dealersPath = '/dealers'
const schedulesPath = '/owners/service-schedule'

/** Returns the picture of the insurance banner, of a model in its paint; null for a range without a drawing. */
function bannerPictureOf(
  { drawing, hero }: VehicleRange,
  { colour }: ModelSelection,
  equipment: Equipment | undefined,
): Picture | null {
  if (!drawing) return null
  const scene = selectBannerScene(hero?.kind === 'illustration' ? hero.scene : null)
  const painted = { ...drawing, ...(colour && { colour: colour.colour }), ...equipment }
  return { kind: 'illustration', ...painted, scene, alt: '' } satisfies Illustration
}

type Props = Pick<RangeView, 'language' | 'range' | 'grades' | 'defaultCode' | 'equipment'> & {
  /** The dealer on whose pages it is rendered. */
  context?: DealerContext
  /** Returns which of these paths have a page; the sections link only to those. */
  findPages: (paths: readonly string[]) => Promise<LinkTargets>
}

/** The sections below the models of a range page: benefits, offers, insurance and related ranges. */
export async function RangeSections(props: Props) {
  const { language, range, grades, defaultCode, equipment, context, findPages } = props
  const path = rangePath(range.slug, context?.slug)
  const selection = selectModelAndColour(grades, { model: null, colour: null }, defaultCode)
  const code = selection.model?.code
  const [{ benefits, offers, related }, site] = await Promise.all([
    loadRangeSections({
      path,
      slug: range.slug,
      language,
      today: siteClock().today(),
      code,
      dealer: context ?? null,
    }),
    findPages([insurancePath, dealersPath, schedulesPath, manualsPath]),
  ])
  const existingOrNull = (target: string) => (site.has(target) ? target : null)
  // Insurance is available in South Africa only: a region that hides the banner hides the offers too.
  const { insuranceBanner: showsInsurance } = context?.shows ?? everythingVisible
  return (
    <>
      <OwnerBenefits
        language={language}
        path={path}
        codes={grades.flatMap(({ models }) => models.map((model) => model.code))}
        first={code === undefined ? null : { code, benefits }}
        hasSchedules={site.has(schedulesPath)}
        manual={context === undefined && site.has(manualsPath) ? range.slug : null}
      />
      <ValueAddedOffer
        offers={showsInsurance ? offers : []}
        language={language}
        dealersHref={existingOrNull(dealersPath)}
      />
      {showsInsurance ? (
        <InsuranceBanner
          language={language}
          href={existingOrNull(insurancePath)}
          picture={bannerPictureOf(range, selection, code === undefined ? undefined : equipment[code])}
        />
      ) : null}
      <RelatedVehicles
        block={{ id: 'related-vehicles', blockType: 'relatedVehicles' }}
        context={{ path, language, theme: themeOf(path), site, isFirst: false }}
        live={related}
      />
    </>
  )
}
