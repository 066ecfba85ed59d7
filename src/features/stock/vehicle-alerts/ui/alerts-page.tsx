import { cms } from '#platform/process/cms.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { NoticeScreen } from '#ui/screens/notice-screen.tsx'
import { maxAlerts, monthsActive } from '../alert.ts'
import type { StoredAlert } from '../data/alert-row.ts'
import { activeAlertsOf } from '../data/change-alerts.ts'
import { ownerOfToken } from '../data/links.ts'
import { AlertButton } from './alert-button.tsx'
import { noticeAt } from './notices.ts'

const kindLabels = { search: 'New vehicles', price: 'Price' } as const

function Alert({ alert, token }: { alert: StoredAlert; token: string }) {
  const { id, kind, title, expiresAt } = alert
  return (
    <li className="grid gap-4 border-line border-t py-6 tablet:grid-cols-[1fr_auto] tablet:items-center">
      <div className="min-w-0 wrap-anywhere">
        <h2 className="text-h4">{title}</h2>
        <p className="text-ink-2">
          {kindLabels[kind]}
          {expiresAt ? `, until ${formatDay(calendarDayOf(expiresAt))}` : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-4">
        <AlertButton
          {...{ step: 'renew', token, alert: id, variant: 'secondary' }}
          label={`Keep for ${monthsActive} months`}
          description={`Keep for ${monthsActive} months: ${title}`}
        />
        <AlertButton
          {...{ step: 'stop', token, alert: id, variant: 'secondary' }}
          label="Stop"
          description={`Stop: ${title}`}
        />
      </div>
    </li>
  )
}

const findVehicles = (
  <ButtonLink href="/pre-owned" variant="secondary">
    Pre-owned vehicles
  </ButtonLink>
)

/**
 * The page on which the owner of alerts sees and stops them, with a token of our mails; or the notice of a request.
 *
 * @throws the error of the database.
 */
export async function AlertsPage({ token }: { token: string }) {
  const person = ownerOfToken(token)
  if (person === null) return <NoticeScreen {...noticeAt(token)}>{findVehicles}</NoticeScreen>
  const alerts = await activeAlertsOf(await cms(), person)
  if (alerts.length === 0) {
    return (
      <NoticeScreen title="You have no vehicle alerts" text={['We will not e-mail you about vehicles.']}>
        {findVehicles}
      </NoticeScreen>
    )
  }
  return (
    <div className="frame py-section">
      <h1 className="text-h1">Your vehicle alerts</h1>
      <p className="mt-6 max-w-[60ch] text-lead">
        We e-mail you at most once a day for each alert, and only when there is something new. You can have up
        to {maxAlerts} alerts.
      </p>
      <ul className="mt-10 border-line border-b">
        {alerts.map((alert) => (
          <Alert key={alert.id} alert={alert} token={token} />
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap gap-4">
        <AlertButton step="stop" token={token} label="Stop all alerts" />
        {findVehicles}
      </div>
    </div>
  )
}
