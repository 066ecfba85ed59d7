import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_countries" AS ENUM('South Africa', 'Namibia', 'USA', 'Rwanda', 'Botswana', 'Eswatini', 'Kenya', 'Lesotho', 'Mozambique', 'Saudi Arabia', 'Zambia', 'Zimbabwe');
  CREATE TYPE "public"."enum_events_buttons_look" AS ENUM('primary', 'secondary', 'text');
  CREATE TYPE "public"."enum_events_buttons_link_kind" AS ENUM('page', 'range', 'dealer', 'file', 'address');
  CREATE TYPE "public"."enum_events_time_zone" AS ENUM('Africa/Johannesburg', 'Africa/Gaborone', 'Africa/Kigali', 'Africa/Maputo', 'Africa/Nairobi', 'Africa/Windhoek', 'Asia/Riyadh');
  CREATE TYPE "public"."enum_events_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'tyre', 'upload');
  CREATE TYPE "public"."enum_events_picture_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum_events_picture_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum_events_picture_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum_events_picture_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum_events_picture_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum_events_picture_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum_events_picture_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum_events_picture_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum_events_picture_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum_events_picture_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum_events_picture_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_countries" AS ENUM('South Africa', 'Namibia', 'USA', 'Rwanda', 'Botswana', 'Eswatini', 'Kenya', 'Lesotho', 'Mozambique', 'Saudi Arabia', 'Zambia', 'Zimbabwe');
  CREATE TYPE "public"."enum__events_v_version_buttons_look" AS ENUM('primary', 'secondary', 'text');
  CREATE TYPE "public"."enum__events_v_version_buttons_link_kind" AS ENUM('page', 'range', 'dealer', 'file', 'address');
  CREATE TYPE "public"."enum__events_v_version_time_zone" AS ENUM('Africa/Johannesburg', 'Africa/Gaborone', 'Africa/Kigali', 'Africa/Maputo', 'Africa/Nairobi', 'Africa/Windhoek', 'Asia/Riyadh');
  CREATE TYPE "public"."enum__events_v_version_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'tyre', 'upload');
  CREATE TYPE "public"."enum__events_v_version_picture_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum__events_v_version_picture_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum__events_v_version_picture_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum__events_v_version_picture_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum__events_v_version_picture_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum__events_v_version_picture_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum__events_v_version_picture_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum__events_v_version_picture_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum__events_v_version_picture_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum__events_v_version_picture_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum__events_v_version_picture_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_drivers_categories_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'tyre', 'upload');
  CREATE TYPE "public"."enum_drivers_categories_picture_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum_drivers_categories_picture_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum_drivers_categories_picture_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum_drivers_categories_picture_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum_drivers_categories_picture_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum_drivers_categories_picture_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum_drivers_categories_picture_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum_drivers_categories_picture_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum_drivers_categories_picture_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum_drivers_categories_picture_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum_drivers_categories_picture_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum_drivers_gallery_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'tyre', 'upload');
  CREATE TYPE "public"."enum_drivers_gallery_picture_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum_drivers_gallery_picture_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum_drivers_gallery_picture_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum_drivers_gallery_picture_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum_drivers_gallery_picture_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum_drivers_gallery_picture_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum_drivers_gallery_picture_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum_drivers_gallery_picture_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum_drivers_gallery_picture_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum_drivers_gallery_picture_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum_drivers_gallery_picture_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum_drivers_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'tyre', 'upload');
  CREATE TYPE "public"."enum_drivers_picture_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum_drivers_picture_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum_drivers_picture_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum_drivers_picture_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum_drivers_picture_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum_drivers_picture_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum_drivers_picture_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum_drivers_picture_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum_drivers_picture_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum_drivers_picture_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum_drivers_picture_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum_drivers_car_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'tyre', 'upload');
  CREATE TYPE "public"."enum_drivers_car_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum_drivers_car_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum_drivers_car_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum_drivers_car_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum_drivers_car_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum_drivers_car_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum_drivers_car_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum_drivers_car_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum_drivers_car_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum_drivers_car_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum_drivers_car_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum_drivers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__drivers_v_version_categories_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'tyre', 'upload');
  CREATE TYPE "public"."enum__drivers_v_version_categories_picture_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum__drivers_v_version_categories_picture_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum__drivers_v_version_categories_picture_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum__drivers_v_version_categories_picture_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum__drivers_v_version_categories_picture_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum__drivers_v_version_categories_picture_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum__drivers_v_version_categories_picture_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum__drivers_v_version_categories_picture_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum__drivers_v_version_categories_picture_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum__drivers_v_version_categories_picture_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum__drivers_v_version_categories_picture_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum__drivers_v_version_gallery_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'tyre', 'upload');
  CREATE TYPE "public"."enum__drivers_v_version_gallery_picture_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum__drivers_v_version_gallery_picture_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum__drivers_v_version_gallery_picture_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum__drivers_v_version_gallery_picture_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum__drivers_v_version_gallery_picture_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum__drivers_v_version_gallery_picture_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum__drivers_v_version_gallery_picture_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum__drivers_v_version_gallery_picture_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum__drivers_v_version_gallery_picture_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum__drivers_v_version_gallery_picture_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum__drivers_v_version_gallery_picture_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum__drivers_v_version_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'tyre', 'upload');
  CREATE TYPE "public"."enum__drivers_v_version_picture_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum__drivers_v_version_picture_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum__drivers_v_version_picture_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum__drivers_v_version_picture_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum__drivers_v_version_picture_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum__drivers_v_version_picture_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum__drivers_v_version_picture_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum__drivers_v_version_picture_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum__drivers_v_version_picture_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum__drivers_v_version_picture_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum__drivers_v_version_picture_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum__drivers_v_version_car_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'tyre', 'upload');
  CREATE TYPE "public"."enum__drivers_v_version_car_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum__drivers_v_version_car_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum__drivers_v_version_car_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum__drivers_v_version_car_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum__drivers_v_version_car_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum__drivers_v_version_car_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum__drivers_v_version_car_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum__drivers_v_version_car_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum__drivers_v_version_car_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum__drivers_v_version_car_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum__drivers_v_version_car_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum__drivers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__drivers_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_seasons_rounds_classifications_kind" AS ENUM('race', 'rally', 'stage', 'powerStage');
  CREATE TYPE "public"."enum_seasons_rounds_classifications_share" AS ENUM('full', 'half', 'double');
  CREATE TYPE "public"."enum_seasons_teams_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'tyre', 'upload');
  CREATE TYPE "public"."enum_seasons_teams_picture_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum_seasons_teams_picture_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum_seasons_teams_picture_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum_seasons_teams_picture_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum_seasons_teams_picture_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum_seasons_teams_picture_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum_seasons_teams_picture_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum_seasons_teams_picture_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum_seasons_teams_picture_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum_seasons_teams_picture_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum_seasons_teams_picture_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum_seasons_points_kind" AS ENUM('race', 'rally', 'stage', 'powerStage');
  CREATE TYPE "public"."enum_seasons_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__seasons_v_version_rounds_classifications_kind" AS ENUM('race', 'rally', 'stage', 'powerStage');
  CREATE TYPE "public"."enum__seasons_v_version_rounds_classifications_share" AS ENUM('full', 'half', 'double');
  CREATE TYPE "public"."enum__seasons_v_version_teams_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'tyre', 'upload');
  CREATE TYPE "public"."enum__seasons_v_version_teams_picture_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum__seasons_v_version_teams_picture_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum__seasons_v_version_teams_picture_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum__seasons_v_version_teams_picture_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum__seasons_v_version_teams_picture_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum__seasons_v_version_teams_picture_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum__seasons_v_version_teams_picture_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum__seasons_v_version_teams_picture_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum__seasons_v_version_teams_picture_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum__seasons_v_version_teams_picture_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum__seasons_v_version_teams_picture_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum__seasons_v_version_points_kind" AS ENUM('race', 'rally', 'stage', 'powerStage');
  CREATE TYPE "public"."enum__seasons_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__seasons_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_polls_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__polls_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__polls_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_service_schedules_items_interval_type" AS ENUM('inspect', 'lubricate', 'clean', 'replace');
  CREATE TYPE "public"."enum_service_schedules_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_schedules_v_version_items_interval_type" AS ENUM('inspect', 'lubricate', 'clean', 'replace');
  CREATE TYPE "public"."enum__service_schedules_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_schedules_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_recalls_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__recalls_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__recalls_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TABLE "events_countries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_events_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "events_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"look" "enum_events_buttons_look" DEFAULT 'primary',
  	"link_kind" "enum_events_buttons_link_kind" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_range_id" integer,
  	"link_dealer_id" integer,
  	"link_file_id" integer,
  	"link_address" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "events_buttons_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"subtitle" varchar,
  	"category" varchar,
  	"expires_on" timestamp(3) with time zone,
  	"starts_on" timestamp(3) with time zone,
  	"ends_on" timestamp(3) with time zone,
  	"start_time" varchar,
  	"end_time" varchar,
  	"time_zone" "enum_events_time_zone" DEFAULT 'Africa/Johannesburg',
  	"track" varchar,
  	"location" varchar,
  	"is_national" boolean,
  	"description" varchar,
  	"picture_source" "enum_events_picture_source",
  	"picture_vehicle" "enum_events_picture_vehicle",
  	"picture_colour_id" integer,
  	"picture_scene" "enum_events_picture_scene" DEFAULT 'drakensberg',
  	"picture_view" "enum_events_picture_view" DEFAULT 'side',
  	"picture_livery" "enum_events_picture_livery",
  	"picture_number" varchar,
  	"picture_wheels" "enum_events_picture_wheels",
  	"picture_topic" "enum_events_picture_topic",
  	"picture_variant" numeric,
  	"picture_circuit" "enum_events_picture_circuit",
  	"picture_helmet" "enum_events_picture_helmet",
  	"picture_medal" "enum_events_picture_medal",
  	"picture_item" "enum_events_picture_item",
  	"picture_diagram" "enum_events_picture_diagram",
  	"picture_poster_title" varchar,
  	"picture_poster_facts" varchar,
  	"picture_image_id" integer,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_locales" (
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v_version_countries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__events_v_version_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_events_v_version_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"look" "enum__events_v_version_buttons_look" DEFAULT 'primary',
  	"link_kind" "enum__events_v_version_buttons_link_kind" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_range_id" integer,
  	"link_dealer_id" integer,
  	"link_file_id" integer,
  	"link_address" varchar,
  	"link_anchor" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_buttons_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_subtitle" varchar,
  	"version_category" varchar,
  	"version_expires_on" timestamp(3) with time zone,
  	"version_starts_on" timestamp(3) with time zone,
  	"version_ends_on" timestamp(3) with time zone,
  	"version_start_time" varchar,
  	"version_end_time" varchar,
  	"version_time_zone" "enum__events_v_version_time_zone" DEFAULT 'Africa/Johannesburg',
  	"version_track" varchar,
  	"version_location" varchar,
  	"version_is_national" boolean,
  	"version_description" varchar,
  	"version_picture_source" "enum__events_v_version_picture_source",
  	"version_picture_vehicle" "enum__events_v_version_picture_vehicle",
  	"version_picture_colour_id" integer,
  	"version_picture_scene" "enum__events_v_version_picture_scene" DEFAULT 'drakensberg',
  	"version_picture_view" "enum__events_v_version_picture_view" DEFAULT 'side',
  	"version_picture_livery" "enum__events_v_version_picture_livery",
  	"version_picture_number" varchar,
  	"version_picture_wheels" "enum__events_v_version_picture_wheels",
  	"version_picture_topic" "enum__events_v_version_picture_topic",
  	"version_picture_variant" numeric,
  	"version_picture_circuit" "enum__events_v_version_picture_circuit",
  	"version_picture_helmet" "enum__events_v_version_picture_helmet",
  	"version_picture_medal" "enum__events_v_version_picture_medal",
  	"version_picture_item" "enum__events_v_version_picture_item",
  	"version_picture_diagram" "enum__events_v_version_picture_diagram",
  	"version_picture_poster_title" varchar,
  	"version_picture_poster_facts" varchar,
  	"version_picture_image_id" integer,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__events_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_events_v_locales" (
  	"version_picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "drivers_categories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"category" varchar,
  	"racing_number" varchar,
  	"order" numeric,
  	"picture_source" "enum_drivers_categories_picture_source",
  	"picture_vehicle" "enum_drivers_categories_picture_vehicle",
  	"picture_colour_id" integer,
  	"picture_scene" "enum_drivers_categories_picture_scene" DEFAULT 'drakensberg',
  	"picture_view" "enum_drivers_categories_picture_view" DEFAULT 'side',
  	"picture_livery" "enum_drivers_categories_picture_livery",
  	"picture_number" varchar,
  	"picture_wheels" "enum_drivers_categories_picture_wheels",
  	"picture_topic" "enum_drivers_categories_picture_topic",
  	"picture_variant" numeric,
  	"picture_circuit" "enum_drivers_categories_picture_circuit",
  	"picture_helmet" "enum_drivers_categories_picture_helmet",
  	"picture_medal" "enum_drivers_categories_picture_medal",
  	"picture_item" "enum_drivers_categories_picture_item",
  	"picture_diagram" "enum_drivers_categories_picture_diagram",
  	"picture_poster_title" varchar,
  	"picture_poster_facts" varchar,
  	"picture_image_id" integer
  );
  
  CREATE TABLE "drivers_categories_locales" (
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "drivers_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_source" "enum_drivers_gallery_picture_source" DEFAULT 'illustration',
  	"picture_vehicle" "enum_drivers_gallery_picture_vehicle",
  	"picture_colour_id" integer,
  	"picture_scene" "enum_drivers_gallery_picture_scene" DEFAULT 'drakensberg',
  	"picture_view" "enum_drivers_gallery_picture_view" DEFAULT 'side',
  	"picture_livery" "enum_drivers_gallery_picture_livery",
  	"picture_number" varchar,
  	"picture_wheels" "enum_drivers_gallery_picture_wheels",
  	"picture_topic" "enum_drivers_gallery_picture_topic",
  	"picture_variant" numeric,
  	"picture_circuit" "enum_drivers_gallery_picture_circuit",
  	"picture_helmet" "enum_drivers_gallery_picture_helmet",
  	"picture_medal" "enum_drivers_gallery_picture_medal",
  	"picture_item" "enum_drivers_gallery_picture_item",
  	"picture_diagram" "enum_drivers_gallery_picture_diagram",
  	"picture_poster_title" varchar,
  	"picture_poster_facts" varchar,
  	"picture_image_id" integer
  );
  
  CREATE TABLE "drivers_gallery_locales" (
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "drivers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"surname" varchar,
  	"racing_number" varchar,
  	"navigator" varchar,
  	"championships_won" numeric,
  	"sort_by" varchar,
  	"picture_source" "enum_drivers_picture_source",
  	"picture_vehicle" "enum_drivers_picture_vehicle",
  	"picture_colour_id" integer,
  	"picture_scene" "enum_drivers_picture_scene" DEFAULT 'drakensberg',
  	"picture_view" "enum_drivers_picture_view" DEFAULT 'side',
  	"picture_livery" "enum_drivers_picture_livery",
  	"picture_number" varchar,
  	"picture_wheels" "enum_drivers_picture_wheels",
  	"picture_topic" "enum_drivers_picture_topic",
  	"picture_variant" numeric,
  	"picture_circuit" "enum_drivers_picture_circuit",
  	"picture_helmet" "enum_drivers_picture_helmet",
  	"picture_medal" "enum_drivers_picture_medal",
  	"picture_item" "enum_drivers_picture_item",
  	"picture_diagram" "enum_drivers_picture_diagram",
  	"picture_poster_title" varchar,
  	"picture_poster_facts" varchar,
  	"picture_image_id" integer,
  	"story" varchar,
  	"car_source" "enum_drivers_car_source",
  	"car_vehicle" "enum_drivers_car_vehicle",
  	"car_colour_id" integer,
  	"car_scene" "enum_drivers_car_scene" DEFAULT 'drakensberg',
  	"car_view" "enum_drivers_car_view" DEFAULT 'side',
  	"car_livery" "enum_drivers_car_livery",
  	"car_number" varchar,
  	"car_wheels" "enum_drivers_car_wheels",
  	"car_topic" "enum_drivers_car_topic",
  	"car_variant" numeric,
  	"car_circuit" "enum_drivers_car_circuit",
  	"car_helmet" "enum_drivers_car_helmet",
  	"car_medal" "enum_drivers_car_medal",
  	"car_item" "enum_drivers_car_item",
  	"car_diagram" "enum_drivers_car_diagram",
  	"car_poster_title" varchar,
  	"car_poster_facts" varchar,
  	"car_image_id" integer,
  	"x" varchar,
  	"facebook" varchar,
  	"instagram" varchar,
  	"youtube" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_drivers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "drivers_locales" (
  	"picture_alt" varchar,
  	"car_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_drivers_v_version_categories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"category" varchar,
  	"racing_number" varchar,
  	"order" numeric,
  	"picture_source" "enum__drivers_v_version_categories_picture_source",
  	"picture_vehicle" "enum__drivers_v_version_categories_picture_vehicle",
  	"picture_colour_id" integer,
  	"picture_scene" "enum__drivers_v_version_categories_picture_scene" DEFAULT 'drakensberg',
  	"picture_view" "enum__drivers_v_version_categories_picture_view" DEFAULT 'side',
  	"picture_livery" "enum__drivers_v_version_categories_picture_livery",
  	"picture_number" varchar,
  	"picture_wheels" "enum__drivers_v_version_categories_picture_wheels",
  	"picture_topic" "enum__drivers_v_version_categories_picture_topic",
  	"picture_variant" numeric,
  	"picture_circuit" "enum__drivers_v_version_categories_picture_circuit",
  	"picture_helmet" "enum__drivers_v_version_categories_picture_helmet",
  	"picture_medal" "enum__drivers_v_version_categories_picture_medal",
  	"picture_item" "enum__drivers_v_version_categories_picture_item",
  	"picture_diagram" "enum__drivers_v_version_categories_picture_diagram",
  	"picture_poster_title" varchar,
  	"picture_poster_facts" varchar,
  	"picture_image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_drivers_v_version_categories_locales" (
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_drivers_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_source" "enum__drivers_v_version_gallery_picture_source" DEFAULT 'illustration',
  	"picture_vehicle" "enum__drivers_v_version_gallery_picture_vehicle",
  	"picture_colour_id" integer,
  	"picture_scene" "enum__drivers_v_version_gallery_picture_scene" DEFAULT 'drakensberg',
  	"picture_view" "enum__drivers_v_version_gallery_picture_view" DEFAULT 'side',
  	"picture_livery" "enum__drivers_v_version_gallery_picture_livery",
  	"picture_number" varchar,
  	"picture_wheels" "enum__drivers_v_version_gallery_picture_wheels",
  	"picture_topic" "enum__drivers_v_version_gallery_picture_topic",
  	"picture_variant" numeric,
  	"picture_circuit" "enum__drivers_v_version_gallery_picture_circuit",
  	"picture_helmet" "enum__drivers_v_version_gallery_picture_helmet",
  	"picture_medal" "enum__drivers_v_version_gallery_picture_medal",
  	"picture_item" "enum__drivers_v_version_gallery_picture_item",
  	"picture_diagram" "enum__drivers_v_version_gallery_picture_diagram",
  	"picture_poster_title" varchar,
  	"picture_poster_facts" varchar,
  	"picture_image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_drivers_v_version_gallery_locales" (
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_drivers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_surname" varchar,
  	"version_racing_number" varchar,
  	"version_navigator" varchar,
  	"version_championships_won" numeric,
  	"version_sort_by" varchar,
  	"version_picture_source" "enum__drivers_v_version_picture_source",
  	"version_picture_vehicle" "enum__drivers_v_version_picture_vehicle",
  	"version_picture_colour_id" integer,
  	"version_picture_scene" "enum__drivers_v_version_picture_scene" DEFAULT 'drakensberg',
  	"version_picture_view" "enum__drivers_v_version_picture_view" DEFAULT 'side',
  	"version_picture_livery" "enum__drivers_v_version_picture_livery",
  	"version_picture_number" varchar,
  	"version_picture_wheels" "enum__drivers_v_version_picture_wheels",
  	"version_picture_topic" "enum__drivers_v_version_picture_topic",
  	"version_picture_variant" numeric,
  	"version_picture_circuit" "enum__drivers_v_version_picture_circuit",
  	"version_picture_helmet" "enum__drivers_v_version_picture_helmet",
  	"version_picture_medal" "enum__drivers_v_version_picture_medal",
  	"version_picture_item" "enum__drivers_v_version_picture_item",
  	"version_picture_diagram" "enum__drivers_v_version_picture_diagram",
  	"version_picture_poster_title" varchar,
  	"version_picture_poster_facts" varchar,
  	"version_picture_image_id" integer,
  	"version_story" varchar,
  	"version_car_source" "enum__drivers_v_version_car_source",
  	"version_car_vehicle" "enum__drivers_v_version_car_vehicle",
  	"version_car_colour_id" integer,
  	"version_car_scene" "enum__drivers_v_version_car_scene" DEFAULT 'drakensberg',
  	"version_car_view" "enum__drivers_v_version_car_view" DEFAULT 'side',
  	"version_car_livery" "enum__drivers_v_version_car_livery",
  	"version_car_number" varchar,
  	"version_car_wheels" "enum__drivers_v_version_car_wheels",
  	"version_car_topic" "enum__drivers_v_version_car_topic",
  	"version_car_variant" numeric,
  	"version_car_circuit" "enum__drivers_v_version_car_circuit",
  	"version_car_helmet" "enum__drivers_v_version_car_helmet",
  	"version_car_medal" "enum__drivers_v_version_car_medal",
  	"version_car_item" "enum__drivers_v_version_car_item",
  	"version_car_diagram" "enum__drivers_v_version_car_diagram",
  	"version_car_poster_title" varchar,
  	"version_car_poster_facts" varchar,
  	"version_car_image_id" integer,
  	"version_x" varchar,
  	"version_facebook" varchar,
  	"version_instagram" varchar,
  	"version_youtube" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__drivers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__drivers_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_drivers_v_locales" (
  	"version_picture_alt" varchar,
  	"version_car_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "seasons_rounds_classifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_seasons_rounds_classifications_kind",
  	"share" "enum_seasons_rounds_classifications_share" DEFAULT 'full',
  	"results" varchar
  );
  
  CREATE TABLE "seasons_rounds" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"day" timestamp(3) with time zone
  );
  
  CREATE TABLE "seasons_entrants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"number" varchar,
  	"driver" varchar,
  	"team" varchar,
  	"navigator" varchar
  );
  
  CREATE TABLE "seasons_teams" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"team" varchar,
  	"picture_source" "enum_seasons_teams_picture_source",
  	"picture_vehicle" "enum_seasons_teams_picture_vehicle",
  	"picture_colour_id" integer,
  	"picture_scene" "enum_seasons_teams_picture_scene" DEFAULT 'drakensberg',
  	"picture_view" "enum_seasons_teams_picture_view" DEFAULT 'side',
  	"picture_livery" "enum_seasons_teams_picture_livery",
  	"picture_number" varchar,
  	"picture_wheels" "enum_seasons_teams_picture_wheels",
  	"picture_topic" "enum_seasons_teams_picture_topic",
  	"picture_variant" numeric,
  	"picture_circuit" "enum_seasons_teams_picture_circuit",
  	"picture_helmet" "enum_seasons_teams_picture_helmet",
  	"picture_medal" "enum_seasons_teams_picture_medal",
  	"picture_item" "enum_seasons_teams_picture_item",
  	"picture_diagram" "enum_seasons_teams_picture_diagram",
  	"picture_poster_title" varchar,
  	"picture_poster_facts" varchar,
  	"picture_image_id" integer
  );
  
  CREATE TABLE "seasons_teams_locales" (
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "seasons_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_seasons_points_kind",
  	"table" varchar
  );
  
  CREATE TABLE "seasons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"championship" varchar,
  	"year" numeric,
  	"planned_rounds" numeric,
  	"counted_rounds" numeric,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_seasons_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_seasons_v_version_rounds_classifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__seasons_v_version_rounds_classifications_kind",
  	"share" "enum__seasons_v_version_rounds_classifications_share" DEFAULT 'full',
  	"results" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_seasons_v_version_rounds" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"day" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_seasons_v_version_entrants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"number" varchar,
  	"driver" varchar,
  	"team" varchar,
  	"navigator" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_seasons_v_version_teams" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"team" varchar,
  	"picture_source" "enum__seasons_v_version_teams_picture_source",
  	"picture_vehicle" "enum__seasons_v_version_teams_picture_vehicle",
  	"picture_colour_id" integer,
  	"picture_scene" "enum__seasons_v_version_teams_picture_scene" DEFAULT 'drakensberg',
  	"picture_view" "enum__seasons_v_version_teams_picture_view" DEFAULT 'side',
  	"picture_livery" "enum__seasons_v_version_teams_picture_livery",
  	"picture_number" varchar,
  	"picture_wheels" "enum__seasons_v_version_teams_picture_wheels",
  	"picture_topic" "enum__seasons_v_version_teams_picture_topic",
  	"picture_variant" numeric,
  	"picture_circuit" "enum__seasons_v_version_teams_picture_circuit",
  	"picture_helmet" "enum__seasons_v_version_teams_picture_helmet",
  	"picture_medal" "enum__seasons_v_version_teams_picture_medal",
  	"picture_item" "enum__seasons_v_version_teams_picture_item",
  	"picture_diagram" "enum__seasons_v_version_teams_picture_diagram",
  	"picture_poster_title" varchar,
  	"picture_poster_facts" varchar,
  	"picture_image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_seasons_v_version_teams_locales" (
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_seasons_v_version_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__seasons_v_version_points_kind",
  	"table" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_seasons_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_championship" varchar,
  	"version_year" numeric,
  	"version_planned_rounds" numeric,
  	"version_counted_rounds" numeric,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__seasons_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__seasons_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "polls_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"code" varchar
  );
  
  CREATE TABLE "polls" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"question" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_polls_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_polls_v_version_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"code" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_polls_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_day" timestamp(3) with time zone,
  	"version_question" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__polls_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__polls_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "service_schedules_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"interval_type" "enum_service_schedules_items_interval_type" DEFAULT 'inspect',
  	"description" varchar,
  	"part_number" varchar,
  	"quantity" varchar,
  	"first" numeric,
  	"every" numeric
  );
  
  CREATE TABLE "service_schedules_labour" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kilometres" numeric,
  	"hours" numeric
  );
  
  CREATE TABLE "service_schedules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"schedule_type" varchar DEFAULT 'Normal',
  	"start" numeric,
  	"end" numeric,
  	"step" numeric,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_service_schedules_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "service_schedules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"models_id" integer
  );
  
  CREATE TABLE "_service_schedules_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"interval_type" "enum__service_schedules_v_version_items_interval_type" DEFAULT 'inspect',
  	"description" varchar,
  	"part_number" varchar,
  	"quantity" varchar,
  	"first" numeric,
  	"every" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_service_schedules_v_version_labour" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kilometres" numeric,
  	"hours" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_service_schedules_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_schedule_type" varchar DEFAULT 'Normal',
  	"version_start" numeric,
  	"version_end" numeric,
  	"version_step" numeric,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__service_schedules_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__service_schedules_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_service_schedules_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"models_id" integer
  );
  
  CREATE TABLE "recalls" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"campaign_id" varchar,
  	"since" timestamp(3) with time zone,
  	"description" varchar,
  	"remedy" varchar,
  	"vehicles" varchar,
  	"vehicle_count" numeric,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_recalls_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_recalls_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_campaign_id" varchar,
  	"version_since" timestamp(3) with time zone,
  	"version_description" varchar,
  	"version_remedy" varchar,
  	"version_vehicles" varchar,
  	"version_vehicle_count" numeric,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__recalls_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__recalls_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "recall_ranges" (
  	"recall_id" integer NOT NULL,
  	"prefix" varchar(13) NOT NULL,
  	"last_serial" integer NOT NULL,
  	"first_serial" integer NOT NULL,
  	CONSTRAINT "recall_ranges_recall_id_prefix_last_serial_pk" PRIMARY KEY("recall_id","prefix","last_serial")
  );
  
  CREATE TABLE "poll_votes" (
  	"poll_id" integer NOT NULL,
  	"voter" varchar(43) NOT NULL,
  	"option_id" varchar NOT NULL,
  	CONSTRAINT "poll_votes_poll_id_voter_pk" PRIMARY KEY("poll_id","voter")
  );
  
  CREATE TABLE "poll_tallies" (
  	"poll_id" integer NOT NULL,
  	"option_id" varchar NOT NULL,
  	"part" smallint NOT NULL,
  	"votes" integer NOT NULL,
  	CONSTRAINT "poll_tallies_poll_id_option_id_part_pk" PRIMARY KEY("poll_id","option_id","part")
  );
  
  CREATE TABLE "poll_networks" (
  	"poll_id" integer NOT NULL,
  	"network" varchar(43) NOT NULL,
  	"votes" integer NOT NULL,
  	CONSTRAINT "poll_networks_poll_id_network_pk" PRIMARY KEY("poll_id","network")
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "events_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "drivers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "seasons_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "polls_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_schedules_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "recalls_id" integer;
  ALTER TABLE "events_countries" ADD CONSTRAINT "events_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_buttons" ADD CONSTRAINT "events_buttons_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_buttons" ADD CONSTRAINT "events_buttons_link_range_id_ranges_id_fk" FOREIGN KEY ("link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_buttons" ADD CONSTRAINT "events_buttons_link_dealer_id_dealers_id_fk" FOREIGN KEY ("link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_buttons" ADD CONSTRAINT "events_buttons_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_buttons" ADD CONSTRAINT "events_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_buttons_locales" ADD CONSTRAINT "events_buttons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events_buttons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_picture_colour_id_colours_id_fk" FOREIGN KEY ("picture_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_picture_image_id_media_id_fk" FOREIGN KEY ("picture_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_countries" ADD CONSTRAINT "_events_v_version_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_buttons" ADD CONSTRAINT "_events_v_version_buttons_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_version_buttons" ADD CONSTRAINT "_events_v_version_buttons_link_range_id_ranges_id_fk" FOREIGN KEY ("link_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_version_buttons" ADD CONSTRAINT "_events_v_version_buttons_link_dealer_id_dealers_id_fk" FOREIGN KEY ("link_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_version_buttons" ADD CONSTRAINT "_events_v_version_buttons_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_version_buttons" ADD CONSTRAINT "_events_v_version_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_buttons_locales" ADD CONSTRAINT "_events_v_version_buttons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v_version_buttons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_picture_colour_id_colours_id_fk" FOREIGN KEY ("version_picture_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_picture_image_id_media_id_fk" FOREIGN KEY ("version_picture_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "drivers_categories" ADD CONSTRAINT "drivers_categories_picture_colour_id_colours_id_fk" FOREIGN KEY ("picture_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "drivers_categories" ADD CONSTRAINT "drivers_categories_picture_image_id_media_id_fk" FOREIGN KEY ("picture_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "drivers_categories" ADD CONSTRAINT "drivers_categories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "drivers_categories_locales" ADD CONSTRAINT "drivers_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."drivers_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "drivers_gallery" ADD CONSTRAINT "drivers_gallery_picture_colour_id_colours_id_fk" FOREIGN KEY ("picture_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "drivers_gallery" ADD CONSTRAINT "drivers_gallery_picture_image_id_media_id_fk" FOREIGN KEY ("picture_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "drivers_gallery" ADD CONSTRAINT "drivers_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "drivers_gallery_locales" ADD CONSTRAINT "drivers_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."drivers_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "drivers" ADD CONSTRAINT "drivers_picture_colour_id_colours_id_fk" FOREIGN KEY ("picture_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "drivers" ADD CONSTRAINT "drivers_picture_image_id_media_id_fk" FOREIGN KEY ("picture_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "drivers" ADD CONSTRAINT "drivers_car_colour_id_colours_id_fk" FOREIGN KEY ("car_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "drivers" ADD CONSTRAINT "drivers_car_image_id_media_id_fk" FOREIGN KEY ("car_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "drivers_locales" ADD CONSTRAINT "drivers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_drivers_v_version_categories" ADD CONSTRAINT "_drivers_v_version_categories_picture_colour_id_colours_id_fk" FOREIGN KEY ("picture_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_drivers_v_version_categories" ADD CONSTRAINT "_drivers_v_version_categories_picture_image_id_media_id_fk" FOREIGN KEY ("picture_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_drivers_v_version_categories" ADD CONSTRAINT "_drivers_v_version_categories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_drivers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_drivers_v_version_categories_locales" ADD CONSTRAINT "_drivers_v_version_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_drivers_v_version_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_drivers_v_version_gallery" ADD CONSTRAINT "_drivers_v_version_gallery_picture_colour_id_colours_id_fk" FOREIGN KEY ("picture_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_drivers_v_version_gallery" ADD CONSTRAINT "_drivers_v_version_gallery_picture_image_id_media_id_fk" FOREIGN KEY ("picture_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_drivers_v_version_gallery" ADD CONSTRAINT "_drivers_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_drivers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_drivers_v_version_gallery_locales" ADD CONSTRAINT "_drivers_v_version_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_drivers_v_version_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_drivers_v" ADD CONSTRAINT "_drivers_v_parent_id_drivers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."drivers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_drivers_v" ADD CONSTRAINT "_drivers_v_version_picture_colour_id_colours_id_fk" FOREIGN KEY ("version_picture_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_drivers_v" ADD CONSTRAINT "_drivers_v_version_picture_image_id_media_id_fk" FOREIGN KEY ("version_picture_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_drivers_v" ADD CONSTRAINT "_drivers_v_version_car_colour_id_colours_id_fk" FOREIGN KEY ("version_car_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_drivers_v" ADD CONSTRAINT "_drivers_v_version_car_image_id_media_id_fk" FOREIGN KEY ("version_car_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_drivers_v_locales" ADD CONSTRAINT "_drivers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_drivers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seasons_rounds_classifications" ADD CONSTRAINT "seasons_rounds_classifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."seasons_rounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seasons_rounds" ADD CONSTRAINT "seasons_rounds_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seasons_entrants" ADD CONSTRAINT "seasons_entrants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seasons_teams" ADD CONSTRAINT "seasons_teams_picture_colour_id_colours_id_fk" FOREIGN KEY ("picture_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seasons_teams" ADD CONSTRAINT "seasons_teams_picture_image_id_media_id_fk" FOREIGN KEY ("picture_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seasons_teams" ADD CONSTRAINT "seasons_teams_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seasons_teams_locales" ADD CONSTRAINT "seasons_teams_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."seasons_teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seasons_points" ADD CONSTRAINT "seasons_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seasons_v_version_rounds_classifications" ADD CONSTRAINT "_seasons_v_version_rounds_classifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_seasons_v_version_rounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seasons_v_version_rounds" ADD CONSTRAINT "_seasons_v_version_rounds_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_seasons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seasons_v_version_entrants" ADD CONSTRAINT "_seasons_v_version_entrants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_seasons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seasons_v_version_teams" ADD CONSTRAINT "_seasons_v_version_teams_picture_colour_id_colours_id_fk" FOREIGN KEY ("picture_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seasons_v_version_teams" ADD CONSTRAINT "_seasons_v_version_teams_picture_image_id_media_id_fk" FOREIGN KEY ("picture_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seasons_v_version_teams" ADD CONSTRAINT "_seasons_v_version_teams_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_seasons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seasons_v_version_teams_locales" ADD CONSTRAINT "_seasons_v_version_teams_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_seasons_v_version_teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seasons_v_version_points" ADD CONSTRAINT "_seasons_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_seasons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seasons_v" ADD CONSTRAINT "_seasons_v_parent_id_seasons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."seasons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "polls_options" ADD CONSTRAINT "polls_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_polls_v_version_options" ADD CONSTRAINT "_polls_v_version_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_polls_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_polls_v" ADD CONSTRAINT "_polls_v_parent_id_polls_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."polls"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_schedules_items" ADD CONSTRAINT "service_schedules_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_schedules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_schedules_labour" ADD CONSTRAINT "service_schedules_labour_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_schedules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_schedules_rels" ADD CONSTRAINT "service_schedules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_schedules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_schedules_rels" ADD CONSTRAINT "service_schedules_rels_models_fk" FOREIGN KEY ("models_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_schedules_v_version_items" ADD CONSTRAINT "_service_schedules_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_schedules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_schedules_v_version_labour" ADD CONSTRAINT "_service_schedules_v_version_labour_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_schedules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_schedules_v" ADD CONSTRAINT "_service_schedules_v_parent_id_service_schedules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_schedules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_schedules_v_rels" ADD CONSTRAINT "_service_schedules_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_service_schedules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_schedules_v_rels" ADD CONSTRAINT "_service_schedules_v_rels_models_fk" FOREIGN KEY ("models_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recalls_v" ADD CONSTRAINT "_recalls_v_parent_id_recalls_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recalls"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recall_ranges" ADD CONSTRAINT "recall_ranges_recall_id_recalls_id_fk" FOREIGN KEY ("recall_id") REFERENCES "public"."recalls"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "poll_tallies" ADD CONSTRAINT "poll_tallies_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "poll_networks" ADD CONSTRAINT "poll_networks_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_countries_order_idx" ON "events_countries" USING btree ("order");
  CREATE INDEX "events_countries_parent_idx" ON "events_countries" USING btree ("parent_id");
  CREATE INDEX "events_buttons_order_idx" ON "events_buttons" USING btree ("_order");
  CREATE INDEX "events_buttons_parent_id_idx" ON "events_buttons" USING btree ("_parent_id");
  CREATE INDEX "events_buttons_link_link_page_idx" ON "events_buttons" USING btree ("link_page_id");
  CREATE INDEX "events_buttons_link_link_range_idx" ON "events_buttons" USING btree ("link_range_id");
  CREATE INDEX "events_buttons_link_link_dealer_idx" ON "events_buttons" USING btree ("link_dealer_id");
  CREATE INDEX "events_buttons_link_link_file_idx" ON "events_buttons" USING btree ("link_file_id");
  CREATE UNIQUE INDEX "events_buttons_locales_locale_parent_id_unique" ON "events_buttons_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events" USING btree ("slug") WHERE "events"."deleted_at" is null;
  CREATE INDEX "events_picture_picture_colour_idx" ON "events" USING btree ("picture_colour_id");
  CREATE INDEX "events_picture_picture_image_idx" ON "events" USING btree ("picture_image_id");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_version_countries_order_idx" ON "_events_v_version_countries" USING btree ("order");
  CREATE INDEX "_events_v_version_countries_parent_idx" ON "_events_v_version_countries" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_buttons_order_idx" ON "_events_v_version_buttons" USING btree ("_order");
  CREATE INDEX "_events_v_version_buttons_parent_id_idx" ON "_events_v_version_buttons" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_buttons_link_link_page_idx" ON "_events_v_version_buttons" USING btree ("link_page_id");
  CREATE INDEX "_events_v_version_buttons_link_link_range_idx" ON "_events_v_version_buttons" USING btree ("link_range_id");
  CREATE INDEX "_events_v_version_buttons_link_link_dealer_idx" ON "_events_v_version_buttons" USING btree ("link_dealer_id");
  CREATE INDEX "_events_v_version_buttons_link_link_file_idx" ON "_events_v_version_buttons" USING btree ("link_file_id");
  CREATE UNIQUE INDEX "_events_v_version_buttons_locales_locale_parent_id_unique" ON "_events_v_version_buttons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_picture_version_picture_colour_idx" ON "_events_v" USING btree ("version_picture_colour_id");
  CREATE INDEX "_events_v_version_picture_version_picture_image_idx" ON "_events_v" USING btree ("version_picture_image_id");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_snapshot_idx" ON "_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "_events_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_autosave_idx" ON "_events_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_events_v_locales_locale_parent_id_unique" ON "_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "drivers_categories_order_idx" ON "drivers_categories" USING btree ("_order");
  CREATE INDEX "drivers_categories_parent_id_idx" ON "drivers_categories" USING btree ("_parent_id");
  CREATE INDEX "drivers_categories_picture_picture_colour_idx" ON "drivers_categories" USING btree ("picture_colour_id");
  CREATE INDEX "drivers_categories_picture_picture_image_idx" ON "drivers_categories" USING btree ("picture_image_id");
  CREATE UNIQUE INDEX "drivers_categories_locales_locale_parent_id_unique" ON "drivers_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "drivers_gallery_order_idx" ON "drivers_gallery" USING btree ("_order");
  CREATE INDEX "drivers_gallery_parent_id_idx" ON "drivers_gallery" USING btree ("_parent_id");
  CREATE INDEX "drivers_gallery_picture_picture_colour_idx" ON "drivers_gallery" USING btree ("picture_colour_id");
  CREATE INDEX "drivers_gallery_picture_picture_image_idx" ON "drivers_gallery" USING btree ("picture_image_id");
  CREATE UNIQUE INDEX "drivers_gallery_locales_locale_parent_id_unique" ON "drivers_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "drivers_picture_picture_colour_idx" ON "drivers" USING btree ("picture_colour_id");
  CREATE INDEX "drivers_picture_picture_image_idx" ON "drivers" USING btree ("picture_image_id");
  CREATE INDEX "drivers_car_car_colour_idx" ON "drivers" USING btree ("car_colour_id");
  CREATE INDEX "drivers_car_car_image_idx" ON "drivers" USING btree ("car_image_id");
  CREATE INDEX "drivers_deleted_at_idx" ON "drivers" USING btree ("deleted_at");
  CREATE INDEX "drivers_updated_at_idx" ON "drivers" USING btree ("updated_at");
  CREATE INDEX "drivers_created_at_idx" ON "drivers" USING btree ("created_at");
  CREATE INDEX "drivers__status_idx" ON "drivers" USING btree ("_status");
  CREATE UNIQUE INDEX "drivers_locales_locale_parent_id_unique" ON "drivers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_drivers_v_version_categories_order_idx" ON "_drivers_v_version_categories" USING btree ("_order");
  CREATE INDEX "_drivers_v_version_categories_parent_id_idx" ON "_drivers_v_version_categories" USING btree ("_parent_id");
  CREATE INDEX "_drivers_v_version_categories_picture_picture_colour_idx" ON "_drivers_v_version_categories" USING btree ("picture_colour_id");
  CREATE INDEX "_drivers_v_version_categories_picture_picture_image_idx" ON "_drivers_v_version_categories" USING btree ("picture_image_id");
  CREATE UNIQUE INDEX "_drivers_v_version_categories_locales_locale_parent_id_uniqu" ON "_drivers_v_version_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_drivers_v_version_gallery_order_idx" ON "_drivers_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_drivers_v_version_gallery_parent_id_idx" ON "_drivers_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_drivers_v_version_gallery_picture_picture_colour_idx" ON "_drivers_v_version_gallery" USING btree ("picture_colour_id");
  CREATE INDEX "_drivers_v_version_gallery_picture_picture_image_idx" ON "_drivers_v_version_gallery" USING btree ("picture_image_id");
  CREATE UNIQUE INDEX "_drivers_v_version_gallery_locales_locale_parent_id_unique" ON "_drivers_v_version_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_drivers_v_parent_idx" ON "_drivers_v" USING btree ("parent_id");
  CREATE INDEX "_drivers_v_version_picture_version_picture_colour_idx" ON "_drivers_v" USING btree ("version_picture_colour_id");
  CREATE INDEX "_drivers_v_version_picture_version_picture_image_idx" ON "_drivers_v" USING btree ("version_picture_image_id");
  CREATE INDEX "_drivers_v_version_car_version_car_colour_idx" ON "_drivers_v" USING btree ("version_car_colour_id");
  CREATE INDEX "_drivers_v_version_car_version_car_image_idx" ON "_drivers_v" USING btree ("version_car_image_id");
  CREATE INDEX "_drivers_v_version_version_deleted_at_idx" ON "_drivers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_drivers_v_version_version_updated_at_idx" ON "_drivers_v" USING btree ("version_updated_at");
  CREATE INDEX "_drivers_v_version_version_created_at_idx" ON "_drivers_v" USING btree ("version_created_at");
  CREATE INDEX "_drivers_v_version_version__status_idx" ON "_drivers_v" USING btree ("version__status");
  CREATE INDEX "_drivers_v_created_at_idx" ON "_drivers_v" USING btree ("created_at");
  CREATE INDEX "_drivers_v_updated_at_idx" ON "_drivers_v" USING btree ("updated_at");
  CREATE INDEX "_drivers_v_snapshot_idx" ON "_drivers_v" USING btree ("snapshot");
  CREATE INDEX "_drivers_v_published_locale_idx" ON "_drivers_v" USING btree ("published_locale");
  CREATE INDEX "_drivers_v_latest_idx" ON "_drivers_v" USING btree ("latest");
  CREATE INDEX "_drivers_v_autosave_idx" ON "_drivers_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_drivers_v_locales_locale_parent_id_unique" ON "_drivers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "seasons_rounds_classifications_order_idx" ON "seasons_rounds_classifications" USING btree ("_order");
  CREATE INDEX "seasons_rounds_classifications_parent_id_idx" ON "seasons_rounds_classifications" USING btree ("_parent_id");
  CREATE INDEX "seasons_rounds_order_idx" ON "seasons_rounds" USING btree ("_order");
  CREATE INDEX "seasons_rounds_parent_id_idx" ON "seasons_rounds" USING btree ("_parent_id");
  CREATE INDEX "seasons_entrants_order_idx" ON "seasons_entrants" USING btree ("_order");
  CREATE INDEX "seasons_entrants_parent_id_idx" ON "seasons_entrants" USING btree ("_parent_id");
  CREATE INDEX "seasons_teams_order_idx" ON "seasons_teams" USING btree ("_order");
  CREATE INDEX "seasons_teams_parent_id_idx" ON "seasons_teams" USING btree ("_parent_id");
  CREATE INDEX "seasons_teams_picture_picture_colour_idx" ON "seasons_teams" USING btree ("picture_colour_id");
  CREATE INDEX "seasons_teams_picture_picture_image_idx" ON "seasons_teams" USING btree ("picture_image_id");
  CREATE UNIQUE INDEX "seasons_teams_locales_locale_parent_id_unique" ON "seasons_teams_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "seasons_points_order_idx" ON "seasons_points" USING btree ("_order");
  CREATE INDEX "seasons_points_parent_id_idx" ON "seasons_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "seasons_name_idx" ON "seasons" USING btree ("name") WHERE "seasons"."deleted_at" is null;
  CREATE INDEX "seasons_deleted_at_idx" ON "seasons" USING btree ("deleted_at");
  CREATE INDEX "seasons_updated_at_idx" ON "seasons" USING btree ("updated_at");
  CREATE INDEX "seasons_created_at_idx" ON "seasons" USING btree ("created_at");
  CREATE INDEX "seasons__status_idx" ON "seasons" USING btree ("_status");
  CREATE INDEX "_seasons_v_version_rounds_classifications_order_idx" ON "_seasons_v_version_rounds_classifications" USING btree ("_order");
  CREATE INDEX "_seasons_v_version_rounds_classifications_parent_id_idx" ON "_seasons_v_version_rounds_classifications" USING btree ("_parent_id");
  CREATE INDEX "_seasons_v_version_rounds_order_idx" ON "_seasons_v_version_rounds" USING btree ("_order");
  CREATE INDEX "_seasons_v_version_rounds_parent_id_idx" ON "_seasons_v_version_rounds" USING btree ("_parent_id");
  CREATE INDEX "_seasons_v_version_entrants_order_idx" ON "_seasons_v_version_entrants" USING btree ("_order");
  CREATE INDEX "_seasons_v_version_entrants_parent_id_idx" ON "_seasons_v_version_entrants" USING btree ("_parent_id");
  CREATE INDEX "_seasons_v_version_teams_order_idx" ON "_seasons_v_version_teams" USING btree ("_order");
  CREATE INDEX "_seasons_v_version_teams_parent_id_idx" ON "_seasons_v_version_teams" USING btree ("_parent_id");
  CREATE INDEX "_seasons_v_version_teams_picture_picture_colour_idx" ON "_seasons_v_version_teams" USING btree ("picture_colour_id");
  CREATE INDEX "_seasons_v_version_teams_picture_picture_image_idx" ON "_seasons_v_version_teams" USING btree ("picture_image_id");
  CREATE UNIQUE INDEX "_seasons_v_version_teams_locales_locale_parent_id_unique" ON "_seasons_v_version_teams_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_seasons_v_version_points_order_idx" ON "_seasons_v_version_points" USING btree ("_order");
  CREATE INDEX "_seasons_v_version_points_parent_id_idx" ON "_seasons_v_version_points" USING btree ("_parent_id");
  CREATE INDEX "_seasons_v_parent_idx" ON "_seasons_v" USING btree ("parent_id");
  CREATE INDEX "_seasons_v_version_version_name_idx" ON "_seasons_v" USING btree ("version_name");
  CREATE INDEX "_seasons_v_version_version_deleted_at_idx" ON "_seasons_v" USING btree ("version_deleted_at");
  CREATE INDEX "_seasons_v_version_version_updated_at_idx" ON "_seasons_v" USING btree ("version_updated_at");
  CREATE INDEX "_seasons_v_version_version_created_at_idx" ON "_seasons_v" USING btree ("version_created_at");
  CREATE INDEX "_seasons_v_version_version__status_idx" ON "_seasons_v" USING btree ("version__status");
  CREATE INDEX "_seasons_v_created_at_idx" ON "_seasons_v" USING btree ("created_at");
  CREATE INDEX "_seasons_v_updated_at_idx" ON "_seasons_v" USING btree ("updated_at");
  CREATE INDEX "_seasons_v_snapshot_idx" ON "_seasons_v" USING btree ("snapshot");
  CREATE INDEX "_seasons_v_published_locale_idx" ON "_seasons_v" USING btree ("published_locale");
  CREATE INDEX "_seasons_v_latest_idx" ON "_seasons_v" USING btree ("latest");
  CREATE INDEX "_seasons_v_autosave_idx" ON "_seasons_v" USING btree ("autosave");
  CREATE INDEX "polls_options_order_idx" ON "polls_options" USING btree ("_order");
  CREATE INDEX "polls_options_parent_id_idx" ON "polls_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "polls_day_idx" ON "polls" USING btree ("day") WHERE "polls"."deleted_at" is null;
  CREATE INDEX "polls_deleted_at_idx" ON "polls" USING btree ("deleted_at");
  CREATE INDEX "polls_updated_at_idx" ON "polls" USING btree ("updated_at");
  CREATE INDEX "polls_created_at_idx" ON "polls" USING btree ("created_at");
  CREATE INDEX "polls__status_idx" ON "polls" USING btree ("_status");
  CREATE INDEX "_polls_v_version_options_order_idx" ON "_polls_v_version_options" USING btree ("_order");
  CREATE INDEX "_polls_v_version_options_parent_id_idx" ON "_polls_v_version_options" USING btree ("_parent_id");
  CREATE INDEX "_polls_v_parent_idx" ON "_polls_v" USING btree ("parent_id");
  CREATE INDEX "_polls_v_version_version_day_idx" ON "_polls_v" USING btree ("version_day");
  CREATE INDEX "_polls_v_version_version_deleted_at_idx" ON "_polls_v" USING btree ("version_deleted_at");
  CREATE INDEX "_polls_v_version_version_updated_at_idx" ON "_polls_v" USING btree ("version_updated_at");
  CREATE INDEX "_polls_v_version_version_created_at_idx" ON "_polls_v" USING btree ("version_created_at");
  CREATE INDEX "_polls_v_version_version__status_idx" ON "_polls_v" USING btree ("version__status");
  CREATE INDEX "_polls_v_created_at_idx" ON "_polls_v" USING btree ("created_at");
  CREATE INDEX "_polls_v_updated_at_idx" ON "_polls_v" USING btree ("updated_at");
  CREATE INDEX "_polls_v_snapshot_idx" ON "_polls_v" USING btree ("snapshot");
  CREATE INDEX "_polls_v_published_locale_idx" ON "_polls_v" USING btree ("published_locale");
  CREATE INDEX "_polls_v_latest_idx" ON "_polls_v" USING btree ("latest");
  CREATE INDEX "_polls_v_autosave_idx" ON "_polls_v" USING btree ("autosave");
  CREATE INDEX "service_schedules_items_order_idx" ON "service_schedules_items" USING btree ("_order");
  CREATE INDEX "service_schedules_items_parent_id_idx" ON "service_schedules_items" USING btree ("_parent_id");
  CREATE INDEX "service_schedules_labour_order_idx" ON "service_schedules_labour" USING btree ("_order");
  CREATE INDEX "service_schedules_labour_parent_id_idx" ON "service_schedules_labour" USING btree ("_parent_id");
  CREATE INDEX "service_schedules_deleted_at_idx" ON "service_schedules" USING btree ("deleted_at");
  CREATE INDEX "service_schedules_updated_at_idx" ON "service_schedules" USING btree ("updated_at");
  CREATE INDEX "service_schedules_created_at_idx" ON "service_schedules" USING btree ("created_at");
  CREATE INDEX "service_schedules__status_idx" ON "service_schedules" USING btree ("_status");
  CREATE INDEX "service_schedules_rels_order_idx" ON "service_schedules_rels" USING btree ("order");
  CREATE INDEX "service_schedules_rels_parent_idx" ON "service_schedules_rels" USING btree ("parent_id");
  CREATE INDEX "service_schedules_rels_path_idx" ON "service_schedules_rels" USING btree ("path");
  CREATE INDEX "service_schedules_rels_models_id_idx" ON "service_schedules_rels" USING btree ("models_id");
  CREATE INDEX "_service_schedules_v_version_items_order_idx" ON "_service_schedules_v_version_items" USING btree ("_order");
  CREATE INDEX "_service_schedules_v_version_items_parent_id_idx" ON "_service_schedules_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_service_schedules_v_version_labour_order_idx" ON "_service_schedules_v_version_labour" USING btree ("_order");
  CREATE INDEX "_service_schedules_v_version_labour_parent_id_idx" ON "_service_schedules_v_version_labour" USING btree ("_parent_id");
  CREATE INDEX "_service_schedules_v_parent_idx" ON "_service_schedules_v" USING btree ("parent_id");
  CREATE INDEX "_service_schedules_v_version_version_deleted_at_idx" ON "_service_schedules_v" USING btree ("version_deleted_at");
  CREATE INDEX "_service_schedules_v_version_version_updated_at_idx" ON "_service_schedules_v" USING btree ("version_updated_at");
  CREATE INDEX "_service_schedules_v_version_version_created_at_idx" ON "_service_schedules_v" USING btree ("version_created_at");
  CREATE INDEX "_service_schedules_v_version_version__status_idx" ON "_service_schedules_v" USING btree ("version__status");
  CREATE INDEX "_service_schedules_v_created_at_idx" ON "_service_schedules_v" USING btree ("created_at");
  CREATE INDEX "_service_schedules_v_updated_at_idx" ON "_service_schedules_v" USING btree ("updated_at");
  CREATE INDEX "_service_schedules_v_snapshot_idx" ON "_service_schedules_v" USING btree ("snapshot");
  CREATE INDEX "_service_schedules_v_published_locale_idx" ON "_service_schedules_v" USING btree ("published_locale");
  CREATE INDEX "_service_schedules_v_latest_idx" ON "_service_schedules_v" USING btree ("latest");
  CREATE INDEX "_service_schedules_v_autosave_idx" ON "_service_schedules_v" USING btree ("autosave");
  CREATE INDEX "_service_schedules_v_rels_order_idx" ON "_service_schedules_v_rels" USING btree ("order");
  CREATE INDEX "_service_schedules_v_rels_parent_idx" ON "_service_schedules_v_rels" USING btree ("parent_id");
  CREATE INDEX "_service_schedules_v_rels_path_idx" ON "_service_schedules_v_rels" USING btree ("path");
  CREATE INDEX "_service_schedules_v_rels_models_id_idx" ON "_service_schedules_v_rels" USING btree ("models_id");
  CREATE UNIQUE INDEX "recalls_campaign_id_idx" ON "recalls" USING btree ("campaign_id") WHERE "recalls"."deleted_at" is null;
  CREATE INDEX "recalls_deleted_at_idx" ON "recalls" USING btree ("deleted_at");
  CREATE INDEX "recalls_updated_at_idx" ON "recalls" USING btree ("updated_at");
  CREATE INDEX "recalls_created_at_idx" ON "recalls" USING btree ("created_at");
  CREATE INDEX "recalls__status_idx" ON "recalls" USING btree ("_status");
  CREATE INDEX "_recalls_v_parent_idx" ON "_recalls_v" USING btree ("parent_id");
  CREATE INDEX "_recalls_v_version_version_campaign_id_idx" ON "_recalls_v" USING btree ("version_campaign_id");
  CREATE INDEX "_recalls_v_version_version_deleted_at_idx" ON "_recalls_v" USING btree ("version_deleted_at");
  CREATE INDEX "_recalls_v_version_version_updated_at_idx" ON "_recalls_v" USING btree ("version_updated_at");
  CREATE INDEX "_recalls_v_version_version_created_at_idx" ON "_recalls_v" USING btree ("version_created_at");
  CREATE INDEX "_recalls_v_version_version__status_idx" ON "_recalls_v" USING btree ("version__status");
  CREATE INDEX "_recalls_v_created_at_idx" ON "_recalls_v" USING btree ("created_at");
  CREATE INDEX "_recalls_v_updated_at_idx" ON "_recalls_v" USING btree ("updated_at");
  CREATE INDEX "_recalls_v_snapshot_idx" ON "_recalls_v" USING btree ("snapshot");
  CREATE INDEX "_recalls_v_published_locale_idx" ON "_recalls_v" USING btree ("published_locale");
  CREATE INDEX "_recalls_v_latest_idx" ON "_recalls_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_drivers_fk" FOREIGN KEY ("drivers_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seasons_fk" FOREIGN KEY ("seasons_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_polls_fk" FOREIGN KEY ("polls_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_schedules_fk" FOREIGN KEY ("service_schedules_id") REFERENCES "public"."service_schedules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recalls_fk" FOREIGN KEY ("recalls_id") REFERENCES "public"."recalls"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_drivers_id_idx" ON "payload_locked_documents_rels" USING btree ("drivers_id");
  CREATE INDEX "payload_locked_documents_rels_seasons_id_idx" ON "payload_locked_documents_rels" USING btree ("seasons_id");
  CREATE INDEX "payload_locked_documents_rels_polls_id_idx" ON "payload_locked_documents_rels" USING btree ("polls_id");
  CREATE INDEX "payload_locked_documents_rels_service_schedules_id_idx" ON "payload_locked_documents_rels" USING btree ("service_schedules_id");
  CREATE INDEX "payload_locked_documents_rels_recalls_id_idx" ON "payload_locked_documents_rels" USING btree ("recalls_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_buttons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_buttons_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_buttons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_buttons_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "drivers_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "drivers_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "drivers_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "drivers_gallery_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "drivers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "drivers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_drivers_v_version_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_drivers_v_version_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_drivers_v_version_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_drivers_v_version_gallery_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_drivers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_drivers_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seasons_rounds_classifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seasons_rounds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seasons_entrants" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seasons_teams" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seasons_teams_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seasons_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_seasons_v_version_rounds_classifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_seasons_v_version_rounds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_seasons_v_version_entrants" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_seasons_v_version_teams" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_seasons_v_version_teams_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_seasons_v_version_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_seasons_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "polls_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "polls" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_polls_v_version_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_polls_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_schedules_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_schedules_labour" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_schedules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_schedules_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_schedules_v_version_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_schedules_v_version_labour" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_schedules_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_schedules_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recalls" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_recalls_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recall_ranges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "poll_votes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "poll_tallies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "poll_networks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "events_countries" CASCADE;
  DROP TABLE "events_buttons" CASCADE;
  DROP TABLE "events_buttons_locales" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_locales" CASCADE;
  DROP TABLE "_events_v_version_countries" CASCADE;
  DROP TABLE "_events_v_version_buttons" CASCADE;
  DROP TABLE "_events_v_version_buttons_locales" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_locales" CASCADE;
  DROP TABLE "drivers_categories" CASCADE;
  DROP TABLE "drivers_categories_locales" CASCADE;
  DROP TABLE "drivers_gallery" CASCADE;
  DROP TABLE "drivers_gallery_locales" CASCADE;
  DROP TABLE "drivers" CASCADE;
  DROP TABLE "drivers_locales" CASCADE;
  DROP TABLE "_drivers_v_version_categories" CASCADE;
  DROP TABLE "_drivers_v_version_categories_locales" CASCADE;
  DROP TABLE "_drivers_v_version_gallery" CASCADE;
  DROP TABLE "_drivers_v_version_gallery_locales" CASCADE;
  DROP TABLE "_drivers_v" CASCADE;
  DROP TABLE "_drivers_v_locales" CASCADE;
  DROP TABLE "seasons_rounds_classifications" CASCADE;
  DROP TABLE "seasons_rounds" CASCADE;
  DROP TABLE "seasons_entrants" CASCADE;
  DROP TABLE "seasons_teams" CASCADE;
  DROP TABLE "seasons_teams_locales" CASCADE;
  DROP TABLE "seasons_points" CASCADE;
  DROP TABLE "seasons" CASCADE;
  DROP TABLE "_seasons_v_version_rounds_classifications" CASCADE;
  DROP TABLE "_seasons_v_version_rounds" CASCADE;
  DROP TABLE "_seasons_v_version_entrants" CASCADE;
  DROP TABLE "_seasons_v_version_teams" CASCADE;
  DROP TABLE "_seasons_v_version_teams_locales" CASCADE;
  DROP TABLE "_seasons_v_version_points" CASCADE;
  DROP TABLE "_seasons_v" CASCADE;
  DROP TABLE "polls_options" CASCADE;
  DROP TABLE "polls" CASCADE;
  DROP TABLE "_polls_v_version_options" CASCADE;
  DROP TABLE "_polls_v" CASCADE;
  DROP TABLE "service_schedules_items" CASCADE;
  DROP TABLE "service_schedules_labour" CASCADE;
  DROP TABLE "service_schedules" CASCADE;
  DROP TABLE "service_schedules_rels" CASCADE;
  DROP TABLE "_service_schedules_v_version_items" CASCADE;
  DROP TABLE "_service_schedules_v_version_labour" CASCADE;
  DROP TABLE "_service_schedules_v" CASCADE;
  DROP TABLE "_service_schedules_v_rels" CASCADE;
  DROP TABLE "recalls" CASCADE;
  DROP TABLE "_recalls_v" CASCADE;
  DROP TABLE "recall_ranges" CASCADE;
  DROP TABLE "poll_votes" CASCADE;
  DROP TABLE "poll_tallies" CASCADE;
  DROP TABLE "poll_networks" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_drivers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_seasons_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_polls_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_service_schedules_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_recalls_fk";
  
  DROP INDEX "payload_locked_documents_rels_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_drivers_id_idx";
  DROP INDEX "payload_locked_documents_rels_seasons_id_idx";
  DROP INDEX "payload_locked_documents_rels_polls_id_idx";
  DROP INDEX "payload_locked_documents_rels_service_schedules_id_idx";
  DROP INDEX "payload_locked_documents_rels_recalls_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "drivers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "seasons_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "polls_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_schedules_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "recalls_id";
  DROP TYPE "public"."enum_events_countries";
  DROP TYPE "public"."enum_events_buttons_look";
  DROP TYPE "public"."enum_events_buttons_link_kind";
  DROP TYPE "public"."enum_events_time_zone";
  DROP TYPE "public"."enum_events_picture_source";
  DROP TYPE "public"."enum_events_picture_vehicle";
  DROP TYPE "public"."enum_events_picture_scene";
  DROP TYPE "public"."enum_events_picture_view";
  DROP TYPE "public"."enum_events_picture_livery";
  DROP TYPE "public"."enum_events_picture_wheels";
  DROP TYPE "public"."enum_events_picture_topic";
  DROP TYPE "public"."enum_events_picture_circuit";
  DROP TYPE "public"."enum_events_picture_helmet";
  DROP TYPE "public"."enum_events_picture_medal";
  DROP TYPE "public"."enum_events_picture_item";
  DROP TYPE "public"."enum_events_picture_diagram";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_countries";
  DROP TYPE "public"."enum__events_v_version_buttons_look";
  DROP TYPE "public"."enum__events_v_version_buttons_link_kind";
  DROP TYPE "public"."enum__events_v_version_time_zone";
  DROP TYPE "public"."enum__events_v_version_picture_source";
  DROP TYPE "public"."enum__events_v_version_picture_vehicle";
  DROP TYPE "public"."enum__events_v_version_picture_scene";
  DROP TYPE "public"."enum__events_v_version_picture_view";
  DROP TYPE "public"."enum__events_v_version_picture_livery";
  DROP TYPE "public"."enum__events_v_version_picture_wheels";
  DROP TYPE "public"."enum__events_v_version_picture_topic";
  DROP TYPE "public"."enum__events_v_version_picture_circuit";
  DROP TYPE "public"."enum__events_v_version_picture_helmet";
  DROP TYPE "public"."enum__events_v_version_picture_medal";
  DROP TYPE "public"."enum__events_v_version_picture_item";
  DROP TYPE "public"."enum__events_v_version_picture_diagram";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum__events_v_published_locale";
  DROP TYPE "public"."enum_drivers_categories_picture_source";
  DROP TYPE "public"."enum_drivers_categories_picture_vehicle";
  DROP TYPE "public"."enum_drivers_categories_picture_scene";
  DROP TYPE "public"."enum_drivers_categories_picture_view";
  DROP TYPE "public"."enum_drivers_categories_picture_livery";
  DROP TYPE "public"."enum_drivers_categories_picture_wheels";
  DROP TYPE "public"."enum_drivers_categories_picture_topic";
  DROP TYPE "public"."enum_drivers_categories_picture_circuit";
  DROP TYPE "public"."enum_drivers_categories_picture_helmet";
  DROP TYPE "public"."enum_drivers_categories_picture_medal";
  DROP TYPE "public"."enum_drivers_categories_picture_item";
  DROP TYPE "public"."enum_drivers_categories_picture_diagram";
  DROP TYPE "public"."enum_drivers_gallery_picture_source";
  DROP TYPE "public"."enum_drivers_gallery_picture_vehicle";
  DROP TYPE "public"."enum_drivers_gallery_picture_scene";
  DROP TYPE "public"."enum_drivers_gallery_picture_view";
  DROP TYPE "public"."enum_drivers_gallery_picture_livery";
  DROP TYPE "public"."enum_drivers_gallery_picture_wheels";
  DROP TYPE "public"."enum_drivers_gallery_picture_topic";
  DROP TYPE "public"."enum_drivers_gallery_picture_circuit";
  DROP TYPE "public"."enum_drivers_gallery_picture_helmet";
  DROP TYPE "public"."enum_drivers_gallery_picture_medal";
  DROP TYPE "public"."enum_drivers_gallery_picture_item";
  DROP TYPE "public"."enum_drivers_gallery_picture_diagram";
  DROP TYPE "public"."enum_drivers_picture_source";
  DROP TYPE "public"."enum_drivers_picture_vehicle";
  DROP TYPE "public"."enum_drivers_picture_scene";
  DROP TYPE "public"."enum_drivers_picture_view";
  DROP TYPE "public"."enum_drivers_picture_livery";
  DROP TYPE "public"."enum_drivers_picture_wheels";
  DROP TYPE "public"."enum_drivers_picture_topic";
  DROP TYPE "public"."enum_drivers_picture_circuit";
  DROP TYPE "public"."enum_drivers_picture_helmet";
  DROP TYPE "public"."enum_drivers_picture_medal";
  DROP TYPE "public"."enum_drivers_picture_item";
  DROP TYPE "public"."enum_drivers_picture_diagram";
  DROP TYPE "public"."enum_drivers_car_source";
  DROP TYPE "public"."enum_drivers_car_vehicle";
  DROP TYPE "public"."enum_drivers_car_scene";
  DROP TYPE "public"."enum_drivers_car_view";
  DROP TYPE "public"."enum_drivers_car_livery";
  DROP TYPE "public"."enum_drivers_car_wheels";
  DROP TYPE "public"."enum_drivers_car_topic";
  DROP TYPE "public"."enum_drivers_car_circuit";
  DROP TYPE "public"."enum_drivers_car_helmet";
  DROP TYPE "public"."enum_drivers_car_medal";
  DROP TYPE "public"."enum_drivers_car_item";
  DROP TYPE "public"."enum_drivers_car_diagram";
  DROP TYPE "public"."enum_drivers_status";
  DROP TYPE "public"."enum__drivers_v_version_categories_picture_source";
  DROP TYPE "public"."enum__drivers_v_version_categories_picture_vehicle";
  DROP TYPE "public"."enum__drivers_v_version_categories_picture_scene";
  DROP TYPE "public"."enum__drivers_v_version_categories_picture_view";
  DROP TYPE "public"."enum__drivers_v_version_categories_picture_livery";
  DROP TYPE "public"."enum__drivers_v_version_categories_picture_wheels";
  DROP TYPE "public"."enum__drivers_v_version_categories_picture_topic";
  DROP TYPE "public"."enum__drivers_v_version_categories_picture_circuit";
  DROP TYPE "public"."enum__drivers_v_version_categories_picture_helmet";
  DROP TYPE "public"."enum__drivers_v_version_categories_picture_medal";
  DROP TYPE "public"."enum__drivers_v_version_categories_picture_item";
  DROP TYPE "public"."enum__drivers_v_version_categories_picture_diagram";
  DROP TYPE "public"."enum__drivers_v_version_gallery_picture_source";
  DROP TYPE "public"."enum__drivers_v_version_gallery_picture_vehicle";
  DROP TYPE "public"."enum__drivers_v_version_gallery_picture_scene";
  DROP TYPE "public"."enum__drivers_v_version_gallery_picture_view";
  DROP TYPE "public"."enum__drivers_v_version_gallery_picture_livery";
  DROP TYPE "public"."enum__drivers_v_version_gallery_picture_wheels";
  DROP TYPE "public"."enum__drivers_v_version_gallery_picture_topic";
  DROP TYPE "public"."enum__drivers_v_version_gallery_picture_circuit";
  DROP TYPE "public"."enum__drivers_v_version_gallery_picture_helmet";
  DROP TYPE "public"."enum__drivers_v_version_gallery_picture_medal";
  DROP TYPE "public"."enum__drivers_v_version_gallery_picture_item";
  DROP TYPE "public"."enum__drivers_v_version_gallery_picture_diagram";
  DROP TYPE "public"."enum__drivers_v_version_picture_source";
  DROP TYPE "public"."enum__drivers_v_version_picture_vehicle";
  DROP TYPE "public"."enum__drivers_v_version_picture_scene";
  DROP TYPE "public"."enum__drivers_v_version_picture_view";
  DROP TYPE "public"."enum__drivers_v_version_picture_livery";
  DROP TYPE "public"."enum__drivers_v_version_picture_wheels";
  DROP TYPE "public"."enum__drivers_v_version_picture_topic";
  DROP TYPE "public"."enum__drivers_v_version_picture_circuit";
  DROP TYPE "public"."enum__drivers_v_version_picture_helmet";
  DROP TYPE "public"."enum__drivers_v_version_picture_medal";
  DROP TYPE "public"."enum__drivers_v_version_picture_item";
  DROP TYPE "public"."enum__drivers_v_version_picture_diagram";
  DROP TYPE "public"."enum__drivers_v_version_car_source";
  DROP TYPE "public"."enum__drivers_v_version_car_vehicle";
  DROP TYPE "public"."enum__drivers_v_version_car_scene";
  DROP TYPE "public"."enum__drivers_v_version_car_view";
  DROP TYPE "public"."enum__drivers_v_version_car_livery";
  DROP TYPE "public"."enum__drivers_v_version_car_wheels";
  DROP TYPE "public"."enum__drivers_v_version_car_topic";
  DROP TYPE "public"."enum__drivers_v_version_car_circuit";
  DROP TYPE "public"."enum__drivers_v_version_car_helmet";
  DROP TYPE "public"."enum__drivers_v_version_car_medal";
  DROP TYPE "public"."enum__drivers_v_version_car_item";
  DROP TYPE "public"."enum__drivers_v_version_car_diagram";
  DROP TYPE "public"."enum__drivers_v_version_status";
  DROP TYPE "public"."enum__drivers_v_published_locale";
  DROP TYPE "public"."enum_seasons_rounds_classifications_kind";
  DROP TYPE "public"."enum_seasons_rounds_classifications_share";
  DROP TYPE "public"."enum_seasons_teams_picture_source";
  DROP TYPE "public"."enum_seasons_teams_picture_vehicle";
  DROP TYPE "public"."enum_seasons_teams_picture_scene";
  DROP TYPE "public"."enum_seasons_teams_picture_view";
  DROP TYPE "public"."enum_seasons_teams_picture_livery";
  DROP TYPE "public"."enum_seasons_teams_picture_wheels";
  DROP TYPE "public"."enum_seasons_teams_picture_topic";
  DROP TYPE "public"."enum_seasons_teams_picture_circuit";
  DROP TYPE "public"."enum_seasons_teams_picture_helmet";
  DROP TYPE "public"."enum_seasons_teams_picture_medal";
  DROP TYPE "public"."enum_seasons_teams_picture_item";
  DROP TYPE "public"."enum_seasons_teams_picture_diagram";
  DROP TYPE "public"."enum_seasons_points_kind";
  DROP TYPE "public"."enum_seasons_status";
  DROP TYPE "public"."enum__seasons_v_version_rounds_classifications_kind";
  DROP TYPE "public"."enum__seasons_v_version_rounds_classifications_share";
  DROP TYPE "public"."enum__seasons_v_version_teams_picture_source";
  DROP TYPE "public"."enum__seasons_v_version_teams_picture_vehicle";
  DROP TYPE "public"."enum__seasons_v_version_teams_picture_scene";
  DROP TYPE "public"."enum__seasons_v_version_teams_picture_view";
  DROP TYPE "public"."enum__seasons_v_version_teams_picture_livery";
  DROP TYPE "public"."enum__seasons_v_version_teams_picture_wheels";
  DROP TYPE "public"."enum__seasons_v_version_teams_picture_topic";
  DROP TYPE "public"."enum__seasons_v_version_teams_picture_circuit";
  DROP TYPE "public"."enum__seasons_v_version_teams_picture_helmet";
  DROP TYPE "public"."enum__seasons_v_version_teams_picture_medal";
  DROP TYPE "public"."enum__seasons_v_version_teams_picture_item";
  DROP TYPE "public"."enum__seasons_v_version_teams_picture_diagram";
  DROP TYPE "public"."enum__seasons_v_version_points_kind";
  DROP TYPE "public"."enum__seasons_v_version_status";
  DROP TYPE "public"."enum__seasons_v_published_locale";
  DROP TYPE "public"."enum_polls_status";
  DROP TYPE "public"."enum__polls_v_version_status";
  DROP TYPE "public"."enum__polls_v_published_locale";
  DROP TYPE "public"."enum_service_schedules_items_interval_type";
  DROP TYPE "public"."enum_service_schedules_status";
  DROP TYPE "public"."enum__service_schedules_v_version_items_interval_type";
  DROP TYPE "public"."enum__service_schedules_v_version_status";
  DROP TYPE "public"."enum__service_schedules_v_published_locale";
  DROP TYPE "public"."enum_recalls_status";
  DROP TYPE "public"."enum__recalls_v_version_status";
  DROP TYPE "public"."enum__recalls_v_published_locale";`)
}
