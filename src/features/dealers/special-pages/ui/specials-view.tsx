import type { SpecialFormProps } from '#features/enquiries/enquiry-forms/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { CarouselLabels } from '#ui/carousel/labels.ts'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import { showsAllLink } from '../rules/shows-all-link.ts'
import type { SpecialsData } from '../specials-data.ts'
import type { SpecialTexts } from '../texts.ts'
import { SpecialCard } from './special-card.tsx'
import { SpecialDialog } from './special-dialog.island.tsx'
import { SpecialsTabs } from './specials-tabs.tsx'
import { useSpecialDialog } from './use-special-dialog.ts'

/** Between two slides. Source: requirements D-192 and D-426. Milliseconds. */
const autoplay = 11_000

const perView = { phone: 1, medium: 2, large: 3 } as const

export type SpecialsViewProps = {
  data: SpecialsData
  layout: 'tabs' | 'slider'
  /** Name of the tabs or the carousel. */
  label: string
  headingLevel: 2 | 3
  texts: SpecialTexts
  carousel: CarouselLabels
  form: Pick<SpecialFormProps, 'texts' | 'language' | 'page'>
}

/** Specials as tabs or slides, and the dialog that their cards open. */
export function SpecialsView({
  data,
  layout,
  label,
  headingLevel,
  texts,
  carousel,
  form,
}: SpecialsViewProps) {
  const { specials, namesDealer, unavailable, allPath, group } = data
  const { special, open, close } = useSpecialDialog(specials)
  const card = { namesDealer, headingLevel, texts, onOpen: open }
  return (
    <>
      {unavailable.length > 0 ? (
        <p role="status" className="mb-6 text-ink-2">
          {fill(texts.unavailable, { names: unavailable.join(', ') })}
        </p>
      ) : null}
      {layout === 'tabs' ? (
        <SpecialsTabs specials={specials} label={label} {...card} />
      ) : (
        <LazyCarousel
          label={label}
          perView={perView}
          autoplay={autoplay}
          slides={specials.map((each) => ({
            id: each.fragment,
            label: each.title,
            content: <SpecialCard special={each} {...card} />,
          }))}
          labels={carousel}
        />
      )}
      {layout === 'slider' && allPath && showsAllLink(data.total) ? (
        <p className="mt-8">
          <TextLink href={allPath}>{texts.viewAll}</TextLink>
        </p>
      ) : null}
      {group ? (
        <p className="mt-8">
          <TextLink href={group.path}>{fill(texts.viewGroup, { name: group.title })}</TextLink>
        </p>
      ) : null}
      <SpecialDialog special={special} data={data} form={form} texts={texts} onClose={close} />
    </>
  )
}
