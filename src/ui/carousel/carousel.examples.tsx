import type { ExampleSet } from '../catalogue/example.ts'
import { Card } from '../content/card.tsx'
import { Carousel } from './carousel.island.tsx'
import { FadingCarousel } from './fading-carousel.island.tsx'

const labels = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  position: 'Slide {number} of {count}',
}

const names = 'Vitz Starlet Corolla Rumion Urban Cross Fortuner Hilux Prado Hiace Coaster Supra'.split(' ')
const gradients = [
  'from-[#3e6480] to-[#17202a]',
  'from-[#a8633a] to-[#3b2418]',
  'from-[#4b4a72] to-[#1d2440]',
]

const slides = (count: number) =>
  names.slice(0, count).map((name, index) => ({
    id: name,
    content: (
      <div
        className={`on-dark grid min-h-56 place-items-center bg-linear-to-b text-h2 ${gradients[index % gradients.length]}`}
      >
        {name}
      </div>
    ),
  }))

const cards = names.slice(0, 6).map((name) => ({
  id: name,
  content: (
    <Card
      title={name}
      headingLevel={4}
      href="#carousel"
      picture={<div className="aspect-[3/2]" />}
      aside="R 459 900"
    >
      Five seats and a boot for all of them.
    </Card>
  ),
}))

export const carouselExamples: ExampleSet = {
  id: 'carousel',
  title: 'Carousel',
  examples: [
    {
      id: 'carousel-cards',
      title: 'One, two or three side by side',
      view: <Carousel label="Vehicles" slides={cards} labels={labels} />,
    },
    {
      id: 'carousel-twelve',
      title: 'Twelve slides, seven bullets',
      view: <Carousel label="Twelve slides" slides={slides(12)} perView={{ phone: 1 }} labels={labels} />,
    },
    {
      id: 'carousel-three',
      title: 'Three slides that loop and move by themselves',
      view: (
        <Carousel
          label="Three slides"
          slides={slides(3)}
          perView={{ phone: 1 }}
          loop
          autoplay={3000}
          labels={labels}
        />
      ),
    },
  ],
}

export const fadingCarouselExamples: ExampleSet = {
  id: 'fading-carousel',
  title: 'FadingCarousel',
  examples: [
    {
      id: 'fading-banners',
      title: 'Banners',
      fullWidth: true,
      view: <FadingCarousel label="Banners" slides={slides(3)} autoplay={3000} labels={labels} />,
    },
    {
      id: 'fading-titles',
      title: 'Titles in place of bullets',
      fullWidth: true,
      view: (
        <FadingCarousel
          label="Banners with titles"
          slides={slides(3)}
          titles={['Town', 'Country', 'Track']}
          labels={labels}
        />
      ),
    },
  ],
}
