import { useRef } from 'react'
import type { Language } from '#platform/i18n/languages.ts'
import type { EnquiryTexts } from '#platform/i18n/texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { EnquiryKind } from '../enquiry.ts'
import type { FormContent } from '../form-content.ts'
import { ConfirmEmail } from './confirm-email.tsx'
import { MarketingSection } from './marketing-section.tsx'
import { PersonFields } from './person-fields.tsx'
import { SentPanel } from './sent-panel.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import { VehicleFields } from './vehicle-fields.tsx'

export type EnquiryFormProps = {
  kind: EnquiryKind
  content: FormContent
  words: EnquiryTexts
  /** Of the page. */
  language: Language
  /** The path of the page, for what is sent without JavaScript. */
  page: string
  /** Where the privacy notice stands; null when there is none. */
  privacyNotice: string | null
}

/** A form by which a visitor writes to us or to a dealer. Source: dealers.md §4 and §5; decisions D-2 to D-4, D-15. */
export function EnquiryForm({ kind, content, words, language, page, privacyNotice }: EnquiryFormProps) {
  const { wordings, choices } = content
  const { marketing, privacy } = wordings
  const form = useRef<HTMLFormElement>(null)
  const sending = useEnquiryForm({ kind, words, form })
  const { stage, errors, asking, reference, submit, answer } = sending
  if (reference !== null) return <SentPanel reference={reference} words={words} />
  const busy = stage === 'sending' || stage === 'pausing'
  const problem = stage === 'failed' ? words.failed : stage === 'tooOften' ? words.tooOften : ''
  return (
    <>
      <form
        method="post"
        action={`/api/enquiries/${kind}`}
        ref={form}
        noValidate
        onSubmit={submit}
        onFocus={sending.prepare}
        onInput={sending.recheck}
        className="grid max-w-[46rem] grid-cols-1 gap-6"
      >
        {choices ? <VehicleFields kind={kind} choices={choices} words={words} errors={errors} /> : null}
        <PersonFields words={words} errors={errors} />
        {marketing ? (
          <MarketingSection error={errors.divisions} wording={marketing} words={words} language={language} />
        ) : null}
        <div hidden>
          <label>
            {words.leaveEmpty}
            <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
          <input type="hidden" name="page" value={page} />
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="wordingVersion" value={marketing?.version ?? 0} />
        </div>
        {privacy ? (
          <p
            lang={privacy.language === language ? undefined : privacy.language}
            className="max-w-[65ch] text-ink-2 text-small"
          >
            {privacy.text}
          </p>
        ) : null}
        {privacyNotice ? (
          <p className="text-small">
            <TextLink href={privacyNotice} place="inline">
              {words.privacyNotice}
            </TextLink>
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={busy}>
            {busy ? words.sending : words.submit}
          </Button>
          {problem ? (
            <Button look="secondary" onClick={() => submit()}>
              {words.retry}
            </Button>
          ) : null}
        </div>
        <p role="status" className="font-semibold text-error empty:hidden">
          {problem}
        </p>
      </form>
      <ConfirmEmail email={asking} words={words} onAnswer={answer} />
    </>
  )
}
