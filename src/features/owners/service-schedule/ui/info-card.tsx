import { Button } from '#ui/actions/button.tsx'
import type { ServiceInfo } from '../service.ts'
import type { ServiceScheduleTexts } from '../texts.ts'
import type { ServicedModel } from '../tool.ts'
import type { Loaded } from './use-service-tool.ts'

type Props = {
  vehicle: ServicedModel
  /** Kilometres; 0 while it is not known. */
  interval: number
  service: Loaded<ServiceInfo>
  /** Whether the service or its kilometres are still on their way. */
  isLoading: boolean
  headingLevel: 2 | 3
  texts: ServiceScheduleTexts
}

/** Shown until the data arrives. Source: requirement V-124. */
const placeholder = {
  scheduleType: 'Normal',
  engine: '',
  transmission: '8 Speed Automatic',
  interval: '15000',
  labourTime: '1 hr',
} as const

/** Stands for what is not known. */
const unknown = '–'

/** The chosen vehicle and the facts of its service. Source: requirements V-122 to V-124. */
export function InfoCard({ vehicle, interval, service, isLoading, headingLevel, texts }: Props) {
  const Heading = `h${headingLevel}` as const
  const known = service.state === 'ready' ? service.data : null
  const factOf = (name: Exclude<keyof typeof placeholder, 'interval'>) =>
    isLoading ? placeholder[name] : known?.[name] || unknown
  const facts = [
    { label: texts.scheduleType, value: factOf('scheduleType') },
    { label: texts.engine, value: factOf('engine') },
    { label: texts.transmission, value: factOf('transmission') },
    {
      label: texts.kilometres,
      value: interval === 0 ? (isLoading ? placeholder.interval : unknown) : String(interval),
    },
    { label: texts.labourTime, value: factOf('labourTime') },
  ]
  return (
    <div
      data-service-card
      aria-busy={isLoading}
      className="grid grid-cols-1 items-center gap-x-gutter gap-y-8 bg-raised p-6 tablet:p-10 laptop:grid-cols-2"
    >
      <div className="grid min-w-0 grid-cols-1 gap-5">
        {vehicle.picture ? (
          <img
            src={vehicle.picture.src}
            width={vehicle.picture.width}
            height={vehicle.picture.height}
            alt=""
            decoding="async"
            className="h-auto w-full max-w-[34rem]"
          />
        ) : null}
        <p className="text-h4 wrap-anywhere">{vehicle.name}</p>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <Heading className="text-h3">{texts.items}</Heading>
        <dl className="grid grid-cols-1">
          {facts.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-wrap justify-between gap-x-6 border-line border-b py-3 last:border-b-0"
            >
              <dt className="text-ink-2">{label}</dt>
              <dd className={isLoading ? 'text-ink-2' : 'font-semibold'}>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="noscript:hidden print:hidden">
          <Button variant="secondary" size="compact" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      </div>
    </div>
  )
}
