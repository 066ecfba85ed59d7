import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { Carousel } from '#ui/carousel/carousel.island.tsx'
import type { CarouselLabels } from '#ui/carousel/labels.ts'
import { vehicleTitle } from '../format-vehicle.ts'
import type { DialogTexts } from '../labels.ts'
import { galleryPictures } from '../rules/vehicle-pictures.ts'
import { StockPicture } from './card/stock-picture.tsx'

/** How long a picture is shown. Source: requirement D-117. Milliseconds. */
const autoplayMs = 11_000

const onePerView = { phone: 1, medium: 1, large: 1, desktop: 1 }

type Props = { vehicle: UsedVehicle; labels: CarouselLabels; texts: DialogTexts }

/** The pictures of a used vehicle, one at a time. Source: requirements D-115 to D-120; decision G-6. */
export function Gallery({ vehicle, labels, texts }: Props) {
  const name = vehicleTitle(vehicle)
  const slides = galleryPictures(vehicle).map((address, index) => ({
    id: `${index} ${address}`,
    content: (
      <div className="relative mx-auto aspect-[3/2] max-h-[65dvh] max-w-full bg-raised">
        <StockPicture
          address={address}
          alt={fill(texts.picture, { vehicle: name, number: index + 1 })}
          priority={index === 0}
          whole
        />
      </div>
    ),
  }))
  return (
    <Carousel
      label={fill(texts.pictures, { vehicle: name })}
      slides={slides}
      perView={onePerView}
      gap="0px"
      loop
      autoplay={slides.length > 1 ? autoplayMs : undefined}
      labels={labels}
    />
  )
}
