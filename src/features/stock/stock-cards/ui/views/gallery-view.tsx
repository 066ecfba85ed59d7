import { carouselLabels } from '#features/site/blocks/parts.page.tsx'
import type { UsedVehicle } from '#features/stock/stock/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { stockCardTexts } from '../../texts.ts'
import { PageGallery } from './page-gallery.island.tsx'
import { galleryAnchor } from './view-anchors.ts'

export type VehicleViewProps = { vehicle: UsedVehicle; language: Language }

/** The gallery as part of a vehicle's page. Source: requirements D-115 to D-120. */
export function GalleryView({ vehicle, language }: VehicleViewProps) {
  return (
    <div id={galleryAnchor} className="scroll-mt-24">
      <PageGallery
        vehicle={vehicle}
        labels={carouselLabels(language)}
        texts={stockCardTexts(language).dialogs}
      />
    </div>
  )
}
