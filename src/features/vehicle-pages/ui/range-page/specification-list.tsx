import { TextInLanguage } from '#features/language/index.ts'
import type { SpecificationSection } from '#features/vehicles/index.ts'
import type { Language } from '#platform/i18n/languages.ts'

type Props = {
  sections: readonly SpecificationSection[]
  /** Of the page. */
  language: Language
}

/** A full specification by group. Rendered on the server and in the browser. */
export function SpecificationList({ sections, language }: Props) {
  return (
    <div className="gap-x-gutter tablet:columns-2 wide:columns-3">
      {sections.map(({ id, title, items }) => (
        <div key={title.text} id={id ?? undefined} className="break-inside-avoid pb-10">
          <h3 className="border-ink border-b pb-3 text-h4">
            <TextInLanguage text={title} page={language} />
          </h3>
          <dl>
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
        </div>
      ))}
    </div>
  )
}
