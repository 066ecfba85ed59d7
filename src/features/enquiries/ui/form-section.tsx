import { type Live, type Place, sectionAddress } from '#features/blocks/index.ts'
import { blockTexts } from '#features/blocks/texts.ts'
import { type LinkField, resolveLink } from '#features/links/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Section } from '#ui/layout/section.tsx'
import type { FormContent } from '../form-content.ts'
import { type EnquiryKind, hasPlan } from '../forms/definitions.ts'
import { enquiryTexts } from '../texts.ts'
import type { FormStart } from './enquiry-form.tsx'
import { LazyForm } from './lazy-form.island.tsx'

type FormOfPageProps = {
  kind: EnquiryKind
  /** Null when it did not come with the page: the browser fetches it from `address`. */
  content: FormContent | null
  language: Language
  /** The path of the page that the form belongs to. */
  path: string
  address?: string
  privacyNotice?: string | null
  start?: FormStart
}

/** The dealer on whose pages for finance and subscriptions a form is. */
const dealerOf = (path: string) => /^\/dealers\/([^/]+)\/(?:finance|kinto)-offers$/.exec(path)?.[1] ?? null

/** A form with the texts of its language: on its own page, and on the check page. */
export function FormOfPage({
  kind,
  language,
  path,
  address = '',
  privacyNotice = null,
  ...rest
}: FormOfPageProps) {
  const { enquiries, enquiryPlan } = enquiryTexts(language)
  const { sections } = blockTexts(language)
  const { title, onItsWay, notShown } = enquiryPlan
  return (
    <LazyForm
      {...rest}
      {...{ kind, language, address, privacyNotice }}
      texts={enquiries}
      planTexts={hasPlan(kind) ? { title, onItsWay, notShown } : null}
      dealer={dealerOf(path)}
      loadingTexts={{ loading: sections.loading, failed: enquiries.loadFailed, retry: sections.retry }}
      page={path}
    />
  )
}

type Props = {
  kind: EnquiryKind
  block: {
    readonly blockType: string
    readonly title?: string | null
    readonly introduction?: string | null
    readonly privacyNotice?: LinkField | null
  }
  place: Place
  live: Live<FormContent>
}

/** A form as a section of a page, under its own title or the one it has without. */
export function FormSection({ kind, block, place, live }: Props) {
  const { enquiries } = enquiryTexts(place.language)
  return (
    <Section
      heading={block.title || enquiries[`${kind}Title`]}
      headingLevel={place.first ? 1 : 2}
      lead={block.introduction}
    >
      {live.state === 'empty' ? (
        <p className="text-ink-2">{enquiries.notNow}</p>
      ) : (
        <FormOfPage
          kind={kind}
          content={live.state === 'ready' ? live.data : null}
          address={sectionAddress(block.blockType, place)}
          language={place.language}
          path={place.path}
          privacyNotice={resolveLink(block.privacyNotice, place.site)?.href ?? null}
        />
      )}
    </Section>
  )
}
