import type { FormEvent, ReactNode, RefObject } from 'react'
import type { EnquiryKind } from '#features/enquiries/enquiries/index.ts'
import type { EnquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { Wordings } from '../form-content.ts'
import type { EnquirySending } from './use-enquiry-form.ts'

type Props = {
  kind: EnquiryKind
  formRef: RefObject<HTMLFormElement | null>
  sending: EnquirySending
  texts: EnquiryTexts
  submitLabel: string
  wordings: Wordings
  /** The address of the privacy notice; null without one. */
  privacyNotice: string | null
  /** The version of the consent text that the form shows, where it is not the one about marketing. */
  wordingVersion?: number | undefined
  language: Language
  /** The path of the page, sent with the entries. */
  page: string
  /** On the check page, carries the key under which the form is stored once. */
  token: string | undefined
  /** Whether files can be chosen in the form. */
  hasUploads?: boolean
  /** Hidden fields besides those of every form. */
  hiddenFields?: ReactNode
  /** Beside the button that sends the form. */
  actions?: ReactNode
  className: string
  /** Of what closes the form: the privacy text and its buttons. */
  closingClassName?: string | undefined
  onChange?: () => void
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** The parts that all forms share: what they send with the entries, the privacy text, the button and its state. */
export function FormShell(props: Props) {
  const { kind, formRef, sending, texts, submitLabel, wordings, privacyNotice, language, page } = props
  const { marketing, privacy } = wordings
  const { busy, problem, submit } = sending
  const idleLabel = problem ? texts.retry : submitLabel
  return (
    <form
      method="post"
      action={`/api/enquiries/${kind}`}
      encType={props.hasUploads ? 'multipart/form-data' : undefined}
      ref={formRef}
      noValidate
      onSubmit={props.onSubmit ?? submit}
      onFocus={sending.prepare}
      onInput={sending.recheck}
      onChange={props.onChange}
      className={props.className}
    >
      {props.children}
      <div hidden>
        <label>
          {texts.leaveEmpty}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
        {props.hiddenFields}
        {props.token === undefined ? null : <input type="hidden" name="token" value={props.token} />}
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="wordingVersion" value={props.wordingVersion ?? marketing?.version ?? 0} />
      </div>
      <div className={`grid grid-cols-1 gap-6 ${props.closingClassName ?? ''}`}>
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
            <TextLink href={privacyNotice} variant="inline">
              {texts.privacyNotice}
            </TextLink>
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={busy}>
            {busy ? texts.sending : idleLabel}
          </Button>
          {props.actions}
        </div>
      </div>
      <p role="status" className="font-semibold text-error empty:hidden">
        {problem}
      </p>
    </form>
  )
}
