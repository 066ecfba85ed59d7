import type { JSONFieldServerProps } from 'payload'
import { timeZone } from '#platform/site/market.ts'
import type { Attempt } from '../../status.ts'

const outcomes: Record<Attempt['outcome'], string> = {
  accepted: 'Accepted',
  failed: 'Failed, will retry',
  refused: 'Refused',
}

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  dateStyle: 'medium',
  timeStyle: 'medium',
})

/** Lists the attempts of a delivery, newest first. */
export function Attempts({ data }: Pick<JSONFieldServerProps, 'data'>) {
  const attempts: readonly Attempt[] = Array.isArray(data?.history) ? data.history : []
  if (attempts.length === 0) return <p>No attempts yet.</p>
  return (
    <div className="field-type">
      <table style={{ width: '100%', borderSpacing: '0 0.4rem', textAlign: 'left' }}>
        <caption style={{ textAlign: 'left', fontWeight: 600 }}>Attempts</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Outcome</th>
            <th scope="col">Duration</th>
            <th scope="col">Response</th>
          </tr>
        </thead>
        <tbody>
          {attempts.toReversed().map(({ at, outcome, took, detail }) => (
            <tr key={at}>
              <td>
                <time dateTime={at}>{time.format(new Date(at))}</time>
              </td>
              <td>{outcomes[outcome]}</td>
              <td>{took} ms</td>
              <td>{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
