'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { cookieTextOn, firstSentence, type CookieNotice as Notice } from '#features/people/consent/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { CookieSettingsProps } from './cookie-settings.tsx'
import { keepFocusVisible } from './keep-focus-visible.ts'
import { useCookieChoice } from './use-cookie-choice.ts'
import { useCookieSettings } from './use-cookie-settings.ts'

/** Whether an element begins in the window. A skip link without the focus does only at the top of the page. */
function isInView(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect()
  return top >= -1 && top < window.innerHeight
}

/**
 * Moves the focus away from a notice that disappears, without scrolling: to the element that had it before when that is
 * in view, else to the first heading that is not above the window.
 */
function returnFocus(previous: HTMLElement | null) {
  if (previous?.isConnected && isInView(previous)) return previous.focus({ preventScroll: true })
  const headings = document.querySelectorAll<HTMLElement>('main :is(h1, h2)')
  const heading = [...headings].find((element) => element.getBoundingClientRect().top >= 0)
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

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
  const [Settings, setSettings] = useState<ComponentType<CookieSettingsProps>>()
  useEffect(() => {
    if (!settingsOpen || Settings) return
    import('./cookie-settings.tsx').then(
      ({ CookieSettings }) => setSettings(() => CookieSettings),
      // The privacy notice explains the choice, and the next press loads the settings again.
      () => (privacyHref ? window.location.assign(privacyHref) : setSettingsOpen(false)),
    )
  }, [settingsOpen, Settings, privacyHref, setSettingsOpen])
  const text = cookieTextOn(path, notice)
  const previousFocus = useRef<HTMLElement>(null)
  const save = (allowed: readonly string[]) => {
    choose(allowed)
    setSettingsOpen(false)
    // After the notice, and its settings, have disappeared.
    if (needsChoice) requestAnimationFrame(() => returnFocus(previousFocus.current))
  }
  const privacyLink = privacyHref ? (
    <TextLink href={privacyHref} variant="inline">
      {notice.labels.privacyNotice}
    </TextLink>
  ) : null
  return (
    <>
      {needsChoice ? (
        <section
          ref={keepFocusVisible}
          lang={notice.language}
          aria-label={notice.title}
          onFocus={({ currentTarget, relatedTarget }) => {
            if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
              previousFocus.current = relatedTarget
          }}
          className="appearing pointer-events-auto grid max-h-[60svh] gap-x-12 gap-y-2.5 overflow-y-auto overscroll-contain border-line border-t bg-surface px-margin py-3 text-ink tablet:gap-y-4 tablet:py-4 menu:grid-cols-[minmax(0,1fr)_auto] menu:items-center"
        >
          <p className="max-w-[60rem] text-small leading-snug">
            {firstSentence(text)} <span className="max-tablet:hidden">{privacyLink}</span>
          </p>
          <div className="grid max-w-[30rem] grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-2 *:px-2 menu:min-w-[26rem]">
            <Button
              variant="secondary"
              size="compact"
              onClick={() => save(notice.categories.map(({ category }) => category))}
            >
              {notice.labels.acceptAll}
            </Button>
            <Button variant="secondary" size="compact" onClick={() => save([])}>
              {notice.labels.rejectAll}
            </Button>
            <Button
              variant="secondary"
              size="compact"
              aria-haspopup="dialog"
              onClick={() => setSettingsOpen(true)}
            >
              {notice.labels.choose}
            </Button>
          </div>
        </section>
      ) : null}
      <div className="pointer-events-auto">
        {Settings ? (
          <Settings
            open={settingsOpen}
            onClose={() => setSettingsOpen(false)}
            {...{ notice, choice, labels, text, privacyLink }}
            onChoose={save}
          />
        ) : null}
      </div>
    </>
  )
}
