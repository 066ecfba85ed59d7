/** Vehicles that pages show and whose pictures have not been fetched since they changed. A condition in SQL. */
export const isPending = `
  is_public and sold_at is null and (
    (own_side_image is null and side_image is not null) or (own_images is null and images <> '[]'::jsonb))`

/** Vehicles that pages show and some of whose pictures could not be fetched. A condition in SQL. */
export const isIncomplete = `
  is_public and sold_at is null and (
    own_side_image = '' or jsonb_array_length(own_images) < jsonb_array_length(images))`
