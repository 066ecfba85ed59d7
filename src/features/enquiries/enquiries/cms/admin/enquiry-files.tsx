import type { UIFieldServerProps } from 'payload'
import { formatFileSize } from '#platform/site/file-size.ts'

type Props = Pick<UIFieldServerProps, 'data' | 'payload' | 'user'>

const pictureStyle = { display: 'block', maxWidth: '15rem', maxHeight: '10rem', marginBottom: '0.4rem' }

/** Lists the files of an enquiry, pictures with a thumbnail, for users who may read the enquiry. */
export async function EnquiryFiles({ data, payload, user }: Props) {
  if (!data?.id || !user) return null
  const { docs } = await payload.find({
    ...{ collection: 'enquiry-files', where: { enquiry: { equals: data.id } }, sort: 'id' },
    ...{ depth: 0, pagination: false, overrideAccess: false, user },
  })
  if (docs.length === 0) return null
  return (
    <div className="field-type">
      <p>Files</p>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', listStyle: 'none', padding: 0 }}>
        {docs.map(({ key, name, mediaType, bytes }) => {
          const address = `/api/enquiry-files/file/${key}`
          return (
            <li key={key}>
              {mediaType.startsWith('image/') ? (
                <img src={`${address}?thumbnail`} alt="" style={pictureStyle} loading="lazy" />
              ) : null}
              <a href={address} download={name}>
                {name}
              </a>
              , {formatFileSize(bytes)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
