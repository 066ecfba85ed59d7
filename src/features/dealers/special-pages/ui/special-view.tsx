import { enquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { SpecialPageData } from '../data/special-page.ts'
import { specialTexts } from '../texts.ts'
import { LazySpecialForm } from './lazy-special-form.island.tsx'
import { SpecialPicture } from './special-picture.tsx'
import { SpecialText } from './special-text.tsx'

type Props = Pick<SpecialPageData, 'special'> & {
  /** Null in the preview, which has no form. */
  form: SpecialPageData['form'] | null
  /** The path of the page, sent with the form. */
  path: string
}

/** A special with its picture, its text and the form. In English, like all pages of dealers that no editor writes. */
export function SpecialView({ special, form, path }: Props) {
  const language = 'en'
  const texts = specialTexts(language).specials
  const { title, text, image, lastDay, owner, code } = special
  return (
    <div className="frame pt-14 pb-section tablet:pt-20">
      <h1 className="max-w-[24ch] text-h1 wrap-anywhere">{title}</h1>
      <div className="mt-10 grid grid-cols-1 gap-x-gutter gap-y-12 laptop:grid-cols-2">
        <div className="grid content-start gap-4">
          <SpecialPicture image={image} isWhole />
          {lastDay ? <p className="text-ink-2">{fill(texts.until, { day: lastDay })}</p> : null}
          <SpecialText text={text} />
        </div>
        {form ? (
          <section aria-labelledby="special-enquiry">
            <h2 id="special-enquiry" className="mb-6 text-h3">
              {texts.enquiry}
            </h2>
            <LazySpecialForm
              special={code}
              dealer={owner?.slug ?? null}
              content={form}
              texts={enquiryTexts(language).enquiries}
              language={language}
              page={path}
            />
          </section>
        ) : null}
      </div>
    </div>
  )
}
