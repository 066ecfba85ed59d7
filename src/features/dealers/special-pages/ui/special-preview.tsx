import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { findDraftSpecial } from '#features/dealers/specials/server.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'
import { displayedSpecial } from '../rules/displayed-special.ts'
import { SpecialView } from './special-view.tsx'

/**
 * The preview of the newest version of a special, without its form. Redirects visitors to the login.
 *
 * @param props.id of the document
 */
export async function SpecialPreview({ id }: { id: string }) {
  if (!/^\d{1,9}$/.test(id)) notFound()
  const draft = await findDraftSpecial(id, await headers())
  if (draft.state === 'refused')
    redirect(`/admin/login?redirect=${encodeURIComponent(`/preview/specials/${id}`)}`)
  if (draft.state === 'missing') notFound()
  const { special } = draft
  const lastDay = special.expiresOn === null ? null : formatDay(special.expiresOn as CalendarDay)
  return (
    <>
      <p className="border-line border-b bg-raised px-margin py-3 text-small">
        <strong>Preview</strong> of the newest version. Visitors see the form to ask about it beside the
        picture.
      </p>
      <SpecialView
        special={displayedSpecial(special, { owner: null, site: '', lastDay })}
        form={null}
        path="/"
      />
    </>
  )
}
