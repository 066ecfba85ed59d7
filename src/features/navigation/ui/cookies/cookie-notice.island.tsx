'use client'

import { usePathname } from 'next/navigation'
import { cookieTextOn, type CookieNotice as Notice } from '#features/consent/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Dialog } from '#ui/overlays/dialog.island.tsx'
import { CookiePreferences } from './cookie-preferences.tsx'
import { keepFocusVisible } from './keep-focus-visible.ts'
import { useCookieChoice } from './use-cookie-choice.ts'
import { useCookieSettings } from './use-cookie-settings.ts'

type Props = {
  notice: Notice
  /** Of the privacy notice; null without that page. */
  privacyHref: string | null
  labels: { readonly close: string; readonly cookieSettings: string }
}

/** Asks once which cookies may be set, and provides the settings in which the choice can be changed. */
export function CookieNotice({ notice, privacyHref, labels }: Props) {
  const path = usePathname()
  const { choice, needsChoice, choose } = useCookieChoice(notice.revision)
  const [settingsOpen, setSettingsOpen] = useCookieSettings()
  const text = cookieTextOn(path, notice)
  const save = (allowed: readonly string[]) => {
    choose(allowed)
    setSettingsOpen(false)
  }
  return (
    <>
      {needsChoice ? (
        <section
          ref={keepFocusVisible}
          lang={notice.language}
          aria-label={notice.title}
          className="appearing pointer-events-auto grid max-h-[60svh] gap-x-12 gap-y-5 overflow-y-auto overscroll-contain border-line border-t bg-surface px-margin py-6 text-ink menu:grid-cols-[minmax(0,1fr)_auto] menu:items-center"
        >
          <div className="grid max-w-[60rem] gap-1">
            <p className="font-semibold">{notice.title}</p>
            <p className="text-ink-2 text-small">
              {text}{' '}
              {privacyHref ? (
                <TextLink href={privacyHref} variant="inline">
                  {notice.labels.privacyNotice}
                </TextLink>
              ) : null}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button
              variant="secondary"
              onClick={() => save(notice.categories.map(({ category }) => category))}
            >
              {notice.labels.acceptAll}
            </Button>
            <Button variant="secondary" onClick={() => save([])}>
              {notice.labels.rejectAll}
            </Button>
            <Button variant="text" aria-haspopup="dialog" onClick={() => setSettingsOpen(true)}>
              {notice.labels.choose}
            </Button>
          </div>
        </section>
      ) : null}
      <div className="pointer-events-auto">
        <Dialog
          open={settingsOpen}
          onClose={() => setSettingsOpen(false)}
          title={labels.cookieSettings}
          labels={labels}
        >
          <div lang={notice.language} className="grid gap-6">
            <p className="text-ink-2 text-small">{text}</p>
            <CookiePreferences notice={notice} choice={choice} onChoose={save} />
          </div>
        </Dialog>
      </div>
    </>
  )
}
