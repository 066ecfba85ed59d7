import { TextInLanguage } from '#features/site/language/index.ts'
import type { SpecificationSection } from '#features/vehicles/vehicles/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import styles from './specification-list.module.css'

type Props = {
  sections: readonly SpecificationSection[]
  /** Of the page. */
  language: Language
}

/**
 * A full specification by group: columns on a wide window, otherwise folded away but for the first group. The anchor of a
 * group is inside, because browsers open what contains the target. Rendered on the server and in the browser.
 */
export function SpecificationList({ sections, language }: Props) {
  return (
    <div className="gap-x-gutter laptop:columns-2 wide:columns-3">
      {sections.map(({ id, title, items }, index) => (
        <details
          key={title.text}
          open={index === 0}
          className={`${styles.group} border-line border-t last:border-b laptop:break-inside-avoid laptop:border-0 laptop:pb-10`}
        >
          <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 hover:text-accent-text [&::-webkit-details-marker]:hidden">
            <h3 className="min-w-0 text-h4">
              <TextInLanguage text={title} page={language} />
            </h3>
            <Glyph shape={glyphs.chevronDown} className="flex-none print:hidden" />
          </summary>
          <h3 className={`${styles.title} border-ink border-b pb-3 text-h4`}>
            <TextInLanguage text={title} page={language} />
          </h3>
          <dl id={id ?? undefined} className="scroll-mt-24 max-laptop:pb-6">
            {items.map(({ label, value }) => (
              <div
                key={label.text}
                className="flex justify-between gap-6 border-line border-b py-2.5 text-small"
              >
                <dt className="min-w-0 flex-1 text-ink-2">
                  <TextInLanguage text={label} page={language} />
                </dt>
                <dd className="min-w-0 max-w-[60%] text-right font-medium">
                  <TextInLanguage text={value} page={language} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  )
}
