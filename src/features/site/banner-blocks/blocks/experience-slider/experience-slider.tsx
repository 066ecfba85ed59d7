import { pictureOf } from '#features/pictures/pictures/index.ts'
import {
  type BlockOf,
  type BlockView,
  innerHeadingLevel,
  type PageContext,
  titleLevel,
} from '#features/site/blocks/index.ts'
import { carouselLabels, carouselName, PictureBox } from '#features/site/blocks/parts.page.tsx'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { resolveLink } from '#features/site/links/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import { Section } from '#ui/layout/section.tsx'
import { ThemedBlock } from '../../ui/themed-block.tsx'

type Slide = NonNullable<BlockOf<'experienceSlider'>['slides']>[number]

type SlideProps = { slide: Slide; level: 2 | 3; context: PageContext }

const onePerView = { phone: 1 } as const

/** A picture with a text beside it, below it on narrow screens. */
function ExperienceSlide({ slide: { title, text, picture, button }, level, context }: SlideProps) {
  const shown = pictureOf(picture, { language: context.language })
  const destination = button?.label ? resolveLink(button.link, context.site) : null
  const Heading = `h${level}` as const
  return (
    <div className="grid h-full grid-cols-1 content-start items-center gap-x-gutter gap-y-8 bg-surface laptop:grid-cols-12">
      {shown ? (
        <div className="laptop:col-span-8">
          <PictureBox
            picture={shown}
            ratio="aspect-[3/2] laptop:aspect-[16/9]"
            sizes="(min-width: 64rem) 66vw, 100vw"
          />
        </div>
      ) : null}
      <div
        className={`grid min-w-0 grid-cols-1 justify-items-start gap-5 p-6 tablet:p-10 ${shown ? 'max-laptop:pt-0 laptop:col-span-4 laptop:pl-4' : 'laptop:col-span-8'}`}
      >
        <Heading className="text-h3">{title}</Heading>
        {text ? <p className="max-w-[44ch] text-ink-2">{text}</p> : null}
        {destination ? (
          <ButtonLink
            {...destination}
            newTabNote={textsIn(context.language).layout.newTab}
            variant="secondary"
          >
            {button?.label}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  )
}

/** Pictures with texts and buttons that the visitor turns over, in the racing theme. Source: requirement C-286. */
export const ExperienceSlider: BlockView<'experienceSlider'> = ({ block, context }) => {
  const { title, intro, slides = [] } = block
  if (!slides?.length) return null
  const { language } = context
  const { experience } = blockTexts(language).sections
  return (
    <ThemedBlock theme="racing" context={context}>
      {(themed) => (
        <Section heading={title} headingLevel={titleLevel(context)} lead={title ? intro : undefined}>
          <LazyCarousel
            label={title ? carouselName(title, language) : experience}
            perView={onePerView}
            loop
            slides={slides.map((slide, index) => ({
              id: slide.id ?? String(index),
              label: slide.title,
              content: (
                <ExperienceSlide slide={slide} level={innerHeadingLevel(title, context)} context={themed} />
              ),
            }))}
            labels={carouselLabels(language)}
          />
        </Section>
      )}
    </ThemedBlock>
  )
}
