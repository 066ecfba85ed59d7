import type { JSONFieldServerProps } from 'payload'
import type { PictureRefusal, Refusal } from '../../import-report.ts'
import { ReportTable } from './report-table.tsx'

/** Lists the refused vehicles of an import with their lines and reasons, and the pictures that could not be used. */
export function Refusals({ data }: Pick<JSONFieldServerProps, 'data'>) {
  const entries: readonly (Refusal | PictureRefusal)[] = Array.isArray(data?.refusals) ? data.refusals : []
  const vehicles = entries.filter((entry) => 'line' in entry)
  const pictures = entries.filter((entry) => 'picture' in entry)
  const total = Number(data?.refused ?? 0)
  return (
    <>
      {vehicles.length === 0 ? (
        <p>No vehicle was refused.</p>
      ) : (
        <ReportTable
          caption={`Refused vehicles${total > vehicles.length ? `: the first ${vehicles.length} of ${total}` : ''}`}
          columns={['Line', 'Id', 'Reason']}
          rows={vehicles.map(({ line, id, reason }) => [String(line), id === '' ? 'none' : id, reason])}
        />
      )}
      {pictures.length === 0 ? null : (
        <ReportTable
          caption="Pictures that could not be used"
          columns={['Id', 'Address', 'Reason']}
          rows={pictures.map(({ id, picture, reason }) => [id, picture, reason])}
        />
      )}
    </>
  )
}
