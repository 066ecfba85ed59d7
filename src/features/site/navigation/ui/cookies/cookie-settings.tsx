import type { ReactNode } from 'react'
import type { CookieNotice } from '#features/people/consent/index.ts'
import { Dialog } from '#ui/overlays/dialog.island.tsx'
import type { CookieChoice } from '../../rules/cookie-choice.ts'
import { CookiePreferences } from './cookie-preferences.tsx'

export type CookieSettingsProps = {
  open: boolean
  onClose: () => void
  notice: CookieNotice
  choice: CookieChoice | null
  onChoose: (allowed: readonly string[]) => void
  labels: { readonly close: string; readonly cookieSettings: string }
  /** What cookies are used for, in full. */
  text: string
  privacyLink: ReactNode
}

/** The dialog in which the choice of cookies can be changed, loaded when it is first opened. */
export function CookieSettings({ open, onClose, labels, text, privacyLink, ...form }: CookieSettingsProps) {
  return (
    <Dialog open={open} onClose={onClose} title={labels.cookieSettings} labels={labels}>
      <div lang={form.notice.language} className="grid gap-6">
        <p className="text-ink-2 text-small">
          {text} {privacyLink}
        </p>
        <CookiePreferences {...form} />
      </div>
    </Dialog>
  )
}
