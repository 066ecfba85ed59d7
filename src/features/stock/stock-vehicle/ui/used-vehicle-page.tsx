import { PageBreadcrumbs } from '#features/site/navigation/page.tsx'
import { VehicleCompareBar } from '#features/stock/stock-cards/compare.page.tsx'
import {
  cardFinanceOf,
  galleryPictures,
  vehicleName,
  vehicleTitle,
} from '#features/stock/stock-cards/index.ts'
import { GalleryView } from '#features/stock/stock-cards/page.tsx'
import type { Language } from '#platform/i18n/languages.ts'
import { config } from '#platform/process/config.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import { stockVehicleTexts } from '../texts.ts'
import type { VehicleView } from '../vehicle-view.ts'
import { NextSteps } from './next-steps.tsx'
import { RatingSection } from './rating-section.tsx'
import { SimilarVehicles } from './similar-vehicles.tsx'
import { structuredVehicle } from './structured-vehicle.ts'
import { VehicleFactsList } from './vehicle-facts-list.tsx'
import { absolutePicture } from './vehicle-metadata.ts'
import { VehicleSummary } from './vehicle-summary.tsx'

type Props = { view: VehicleView; language: Language }

/** The page of a used vehicle, for sale or sold within the last 30 days. */
export function UsedVehiclePage({ view, language }: Props) {
  const { vehicle, path, finance, similar } = view
  const { vehiclePage: texts } = stockVehicleTexts(language)
  const pictures = galleryPictures(vehicle).flatMap((address) => absolutePicture(address) ?? [])
  const isSold = vehicle.soldAt !== null
  const title = vehicleTitle(vehicle)
  const { siteUrl } = config()
  return (
    <>
      <StructuredData data={structuredVehicle(vehicle, siteUrl, path, title, pictures)} />
      <div className="frame pt-4 print:hidden">
        <PageBreadcrumbs
          language={language}
          ancestors={[{ title: texts.preOwned, path: '/pre-owned' }]}
          page={{ title: vehicleName(vehicle), path }}
        />
      </div>
      <div className="frame grid grid-cols-1 gap-x-[clamp(2rem,4vw,4.5rem)] gap-y-10 pt-6 pb-section laptop:grid-cols-[minmax(0,1.65fr)_minmax(20rem,1fr)]">
        <div className="min-w-0">
          <GalleryView vehicle={vehicle} language={language} />
        </div>
        <div className="min-w-0 laptop:row-span-2">
          <div className="laptop:sticky laptop:top-8">
            <VehicleSummary view={view} language={language} />
          </div>
        </div>
        <div className="min-w-0">
          <VehicleFactsList vehicle={vehicle} texts={texts} />
        </div>
      </div>
      {isSold ? null : <NextSteps vehicle={vehicle} language={language} />}
      {isSold ? null : <RatingSection view={view} language={language} />}
      <SimilarVehicles {...{ similar, isSold, path, language }} finance={cardFinanceOf(finance)} />
      <VehicleCompareBar language={language} />
    </>
  )
}
