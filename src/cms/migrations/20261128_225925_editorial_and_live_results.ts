import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_articles_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'tyre', 'upload');
  CREATE TYPE "public"."enum_articles_picture_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum_articles_picture_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum_articles_picture_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum_articles_picture_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum_articles_picture_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum_articles_picture_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum_articles_picture_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum_articles_picture_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum_articles_picture_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum_articles_picture_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum_articles_picture_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'tyre', 'upload');
  CREATE TYPE "public"."enum__articles_v_version_picture_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum__articles_v_version_picture_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum__articles_v_version_picture_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum__articles_v_version_picture_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum__articles_v_version_picture_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum__articles_v_version_picture_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum__articles_v_version_picture_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum__articles_v_version_picture_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum__articles_v_version_picture_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum__articles_v_version_picture_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum__articles_v_version_picture_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_authors_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'tyre', 'upload');
  CREATE TYPE "public"."enum_authors_picture_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum_authors_picture_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum_authors_picture_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum_authors_picture_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum_authors_picture_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum_authors_picture_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum_authors_picture_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum_authors_picture_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum_authors_picture_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum_authors_picture_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum_authors_picture_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum_authors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__authors_v_version_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'tyre', 'upload');
  CREATE TYPE "public"."enum__authors_v_version_picture_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum__authors_v_version_picture_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum__authors_v_version_picture_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum__authors_v_version_picture_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum__authors_v_version_picture_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum__authors_v_version_picture_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum__authors_v_version_picture_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum__authors_v_version_picture_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum__authors_v_version_picture_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum__authors_v_version_picture_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum__authors_v_version_picture_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum__authors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__authors_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_article_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__article_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__article_categories_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_article_tags_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__article_tags_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__article_tags_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_article_feeds_kind" AS ENUM('own', 'external');
  CREATE TYPE "public"."enum_news_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'tyre', 'upload');
  CREATE TYPE "public"."enum_news_picture_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum_news_picture_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum_news_picture_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum_news_picture_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum_news_picture_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum_news_picture_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum_news_picture_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum_news_picture_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum_news_picture_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum_news_picture_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum_news_picture_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'tyre', 'upload');
  CREATE TYPE "public"."enum__news_v_version_picture_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum__news_v_version_picture_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum__news_v_version_picture_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum__news_v_version_picture_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum__news_v_version_picture_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum__news_v_version_picture_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum__news_v_version_picture_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum__news_v_version_picture_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum__news_v_version_picture_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum__news_v_version_picture_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum__news_v_version_picture_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TABLE "articles_corrections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"text" varchar
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"author_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"featured" boolean DEFAULT false,
  	"picture_source" "enum_articles_picture_source",
  	"picture_vehicle" "enum_articles_picture_vehicle",
  	"picture_colour_id" integer,
  	"picture_scene" "enum_articles_picture_scene" DEFAULT 'drakensberg',
  	"picture_view" "enum_articles_picture_view" DEFAULT 'side',
  	"picture_livery" "enum_articles_picture_livery",
  	"picture_number" varchar,
  	"picture_wheels" "enum_articles_picture_wheels",
  	"picture_topic" "enum_articles_picture_topic",
  	"picture_variant" numeric,
  	"picture_circuit" "enum_articles_picture_circuit",
  	"picture_helmet" "enum_articles_picture_helmet",
  	"picture_medal" "enum_articles_picture_medal",
  	"picture_item" "enum_articles_picture_item",
  	"picture_diagram" "enum_articles_picture_diagram",
  	"picture_poster_title" varchar,
  	"picture_poster_facts" varchar,
  	"picture_image_id" integer,
  	"excerpt" varchar,
  	"quote" varchar,
  	"body" jsonb,
  	"reading_minutes" numeric,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_locales" (
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"article_categories_id" integer,
  	"article_tags_id" integer
  );
  
  CREATE TABLE "_articles_v_version_corrections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_author_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_featured" boolean DEFAULT false,
  	"version_picture_source" "enum__articles_v_version_picture_source",
  	"version_picture_vehicle" "enum__articles_v_version_picture_vehicle",
  	"version_picture_colour_id" integer,
  	"version_picture_scene" "enum__articles_v_version_picture_scene" DEFAULT 'drakensberg',
  	"version_picture_view" "enum__articles_v_version_picture_view" DEFAULT 'side',
  	"version_picture_livery" "enum__articles_v_version_picture_livery",
  	"version_picture_number" varchar,
  	"version_picture_wheels" "enum__articles_v_version_picture_wheels",
  	"version_picture_topic" "enum__articles_v_version_picture_topic",
  	"version_picture_variant" numeric,
  	"version_picture_circuit" "enum__articles_v_version_picture_circuit",
  	"version_picture_helmet" "enum__articles_v_version_picture_helmet",
  	"version_picture_medal" "enum__articles_v_version_picture_medal",
  	"version_picture_item" "enum__articles_v_version_picture_item",
  	"version_picture_diagram" "enum__articles_v_version_picture_diagram",
  	"version_picture_poster_title" varchar,
  	"version_picture_poster_facts" varchar,
  	"version_picture_image_id" integer,
  	"version_excerpt" varchar,
  	"version_quote" varchar,
  	"version_body" jsonb,
  	"version_reading_minutes" numeric,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__articles_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_articles_v_locales" (
  	"version_picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"article_categories_id" integer,
  	"article_tags_id" integer
  );
  
  CREATE TABLE "authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"role" varchar,
  	"biography" varchar,
  	"picture_source" "enum_authors_picture_source",
  	"picture_vehicle" "enum_authors_picture_vehicle",
  	"picture_colour_id" integer,
  	"picture_scene" "enum_authors_picture_scene" DEFAULT 'drakensberg',
  	"picture_view" "enum_authors_picture_view" DEFAULT 'side',
  	"picture_livery" "enum_authors_picture_livery",
  	"picture_number" varchar,
  	"picture_wheels" "enum_authors_picture_wheels",
  	"picture_topic" "enum_authors_picture_topic",
  	"picture_variant" numeric,
  	"picture_circuit" "enum_authors_picture_circuit",
  	"picture_helmet" "enum_authors_picture_helmet",
  	"picture_medal" "enum_authors_picture_medal",
  	"picture_item" "enum_authors_picture_item",
  	"picture_diagram" "enum_authors_picture_diagram",
  	"picture_poster_title" varchar,
  	"picture_poster_facts" varchar,
  	"picture_image_id" integer,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_authors_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "authors_locales" (
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_authors_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_role" varchar,
  	"version_biography" varchar,
  	"version_picture_source" "enum__authors_v_version_picture_source",
  	"version_picture_vehicle" "enum__authors_v_version_picture_vehicle",
  	"version_picture_colour_id" integer,
  	"version_picture_scene" "enum__authors_v_version_picture_scene" DEFAULT 'drakensberg',
  	"version_picture_view" "enum__authors_v_version_picture_view" DEFAULT 'side',
  	"version_picture_livery" "enum__authors_v_version_picture_livery",
  	"version_picture_number" varchar,
  	"version_picture_wheels" "enum__authors_v_version_picture_wheels",
  	"version_picture_topic" "enum__authors_v_version_picture_topic",
  	"version_picture_variant" numeric,
  	"version_picture_circuit" "enum__authors_v_version_picture_circuit",
  	"version_picture_helmet" "enum__authors_v_version_picture_helmet",
  	"version_picture_medal" "enum__authors_v_version_picture_medal",
  	"version_picture_item" "enum__authors_v_version_picture_item",
  	"version_picture_diagram" "enum__authors_v_version_picture_diagram",
  	"version_picture_poster_title" varchar,
  	"version_picture_poster_facts" varchar,
  	"version_picture_image_id" integer,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__authors_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__authors_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_authors_v_locales" (
  	"version_picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "article_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_article_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_article_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__article_categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__article_categories_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "article_tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_article_tags_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_article_tags_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__article_tags_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__article_tags_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "article_feeds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_article_feeds_kind" DEFAULT 'external' NOT NULL,
  	"url" varchar,
  	"category" varchar,
  	"items" jsonb,
  	"last_success_at" timestamp(3) with time zone,
  	"last_attempt_at" timestamp(3) with time zone,
  	"item_count" numeric,
  	"last_error" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "news_corrections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"text" varchar
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"published_at" timestamp(3) with time zone,
  	"category_id" integer,
  	"picture_source" "enum_news_picture_source",
  	"picture_vehicle" "enum_news_picture_vehicle",
  	"picture_colour_id" integer,
  	"picture_scene" "enum_news_picture_scene" DEFAULT 'drakensberg',
  	"picture_view" "enum_news_picture_view" DEFAULT 'side',
  	"picture_livery" "enum_news_picture_livery",
  	"picture_number" varchar,
  	"picture_wheels" "enum_news_picture_wheels",
  	"picture_topic" "enum_news_picture_topic",
  	"picture_variant" numeric,
  	"picture_circuit" "enum_news_picture_circuit",
  	"picture_helmet" "enum_news_picture_helmet",
  	"picture_medal" "enum_news_picture_medal",
  	"picture_item" "enum_news_picture_item",
  	"picture_diagram" "enum_news_picture_diagram",
  	"picture_poster_title" varchar,
  	"picture_poster_facts" varchar,
  	"picture_image_id" integer,
  	"synopsis" varchar,
  	"intro" varchar,
  	"body" jsonb,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_locales" (
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_v_version_corrections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_category_id" integer,
  	"version_picture_source" "enum__news_v_version_picture_source",
  	"version_picture_vehicle" "enum__news_v_version_picture_vehicle",
  	"version_picture_colour_id" integer,
  	"version_picture_scene" "enum__news_v_version_picture_scene" DEFAULT 'drakensberg',
  	"version_picture_view" "enum__news_v_version_picture_view" DEFAULT 'side',
  	"version_picture_livery" "enum__news_v_version_picture_livery",
  	"version_picture_number" varchar,
  	"version_picture_wheels" "enum__news_v_version_picture_wheels",
  	"version_picture_topic" "enum__news_v_version_picture_topic",
  	"version_picture_variant" numeric,
  	"version_picture_circuit" "enum__news_v_version_picture_circuit",
  	"version_picture_helmet" "enum__news_v_version_picture_helmet",
  	"version_picture_medal" "enum__news_v_version_picture_medal",
  	"version_picture_item" "enum__news_v_version_picture_item",
  	"version_picture_diagram" "enum__news_v_version_picture_diagram",
  	"version_picture_poster_title" varchar,
  	"version_picture_poster_facts" varchar,
  	"version_picture_image_id" integer,
  	"version_synopsis" varchar,
  	"version_intro" varchar,
  	"version_body" jsonb,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_news_v_locales" (
  	"version_picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"number" numeric NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "seasons_live_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone
  );
  
  CREATE TABLE "_seasons_v_version_live_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "articles_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "authors_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "article_categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "article_tags_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "article_feeds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "news_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "news_categories_id" integer;
  ALTER TABLE "articles_corrections" ADD CONSTRAINT "articles_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_picture_colour_id_colours_id_fk" FOREIGN KEY ("picture_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_picture_image_id_media_id_fk" FOREIGN KEY ("picture_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_article_categories_fk" FOREIGN KEY ("article_categories_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_article_tags_fk" FOREIGN KEY ("article_tags_id") REFERENCES "public"."article_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_corrections" ADD CONSTRAINT "_articles_v_version_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_author_id_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_picture_colour_id_colours_id_fk" FOREIGN KEY ("version_picture_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_picture_image_id_media_id_fk" FOREIGN KEY ("version_picture_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_article_categories_fk" FOREIGN KEY ("article_categories_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_article_tags_fk" FOREIGN KEY ("article_tags_id") REFERENCES "public"."article_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_picture_colour_id_colours_id_fk" FOREIGN KEY ("picture_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_picture_image_id_media_id_fk" FOREIGN KEY ("picture_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors_locales" ADD CONSTRAINT "authors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_parent_id_authors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_version_picture_colour_id_colours_id_fk" FOREIGN KEY ("version_picture_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_version_picture_image_id_media_id_fk" FOREIGN KEY ("version_picture_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v_locales" ADD CONSTRAINT "_authors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_authors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_categories_v" ADD CONSTRAINT "_article_categories_v_parent_id_article_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."article_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_article_tags_v" ADD CONSTRAINT "_article_tags_v_parent_id_article_tags_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."article_tags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_corrections" ADD CONSTRAINT "news_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_picture_colour_id_colours_id_fk" FOREIGN KEY ("picture_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_picture_image_id_media_id_fk" FOREIGN KEY ("picture_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_version_corrections" ADD CONSTRAINT "_news_v_version_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_category_id_news_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_picture_colour_id_colours_id_fk" FOREIGN KEY ("version_picture_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_picture_image_id_media_id_fk" FOREIGN KEY ("version_picture_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seasons_live_times" ADD CONSTRAINT "seasons_live_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seasons_v_version_live_times" ADD CONSTRAINT "_seasons_v_version_live_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_seasons_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_corrections_order_idx" ON "articles_corrections" USING btree ("_order");
  CREATE INDEX "articles_corrections_parent_id_idx" ON "articles_corrections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug") WHERE "articles"."deleted_at" is null;
  CREATE INDEX "articles_author_idx" ON "articles" USING btree ("author_id");
  CREATE INDEX "articles_published_at_idx" ON "articles" USING btree ("published_at");
  CREATE INDEX "articles_picture_picture_colour_idx" ON "articles" USING btree ("picture_colour_id");
  CREATE INDEX "articles_picture_picture_image_idx" ON "articles" USING btree ("picture_image_id");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_article_categories_id_idx" ON "articles_rels" USING btree ("article_categories_id");
  CREATE INDEX "articles_rels_article_tags_id_idx" ON "articles_rels" USING btree ("article_tags_id");
  CREATE INDEX "_articles_v_version_corrections_order_idx" ON "_articles_v_version_corrections" USING btree ("_order");
  CREATE INDEX "_articles_v_version_corrections_parent_id_idx" ON "_articles_v_version_corrections" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_author_idx" ON "_articles_v" USING btree ("version_author_id");
  CREATE INDEX "_articles_v_version_version_published_at_idx" ON "_articles_v" USING btree ("version_published_at");
  CREATE INDEX "_articles_v_version_picture_version_picture_colour_idx" ON "_articles_v" USING btree ("version_picture_colour_id");
  CREATE INDEX "_articles_v_version_picture_version_picture_image_idx" ON "_articles_v" USING btree ("version_picture_image_id");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_article_categories_id_idx" ON "_articles_v_rels" USING btree ("article_categories_id");
  CREATE INDEX "_articles_v_rels_article_tags_id_idx" ON "_articles_v_rels" USING btree ("article_tags_id");
  CREATE UNIQUE INDEX "authors_slug_idx" ON "authors" USING btree ("slug") WHERE "authors"."deleted_at" is null;
  CREATE INDEX "authors_picture_picture_colour_idx" ON "authors" USING btree ("picture_colour_id");
  CREATE INDEX "authors_picture_picture_image_idx" ON "authors" USING btree ("picture_image_id");
  CREATE INDEX "authors_deleted_at_idx" ON "authors" USING btree ("deleted_at");
  CREATE INDEX "authors_updated_at_idx" ON "authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "authors" USING btree ("created_at");
  CREATE INDEX "authors__status_idx" ON "authors" USING btree ("_status");
  CREATE UNIQUE INDEX "authors_locales_locale_parent_id_unique" ON "authors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_authors_v_parent_idx" ON "_authors_v" USING btree ("parent_id");
  CREATE INDEX "_authors_v_version_version_slug_idx" ON "_authors_v" USING btree ("version_slug");
  CREATE INDEX "_authors_v_version_picture_version_picture_colour_idx" ON "_authors_v" USING btree ("version_picture_colour_id");
  CREATE INDEX "_authors_v_version_picture_version_picture_image_idx" ON "_authors_v" USING btree ("version_picture_image_id");
  CREATE INDEX "_authors_v_version_version_deleted_at_idx" ON "_authors_v" USING btree ("version_deleted_at");
  CREATE INDEX "_authors_v_version_version_updated_at_idx" ON "_authors_v" USING btree ("version_updated_at");
  CREATE INDEX "_authors_v_version_version_created_at_idx" ON "_authors_v" USING btree ("version_created_at");
  CREATE INDEX "_authors_v_version_version__status_idx" ON "_authors_v" USING btree ("version__status");
  CREATE INDEX "_authors_v_created_at_idx" ON "_authors_v" USING btree ("created_at");
  CREATE INDEX "_authors_v_updated_at_idx" ON "_authors_v" USING btree ("updated_at");
  CREATE INDEX "_authors_v_snapshot_idx" ON "_authors_v" USING btree ("snapshot");
  CREATE INDEX "_authors_v_published_locale_idx" ON "_authors_v" USING btree ("published_locale");
  CREATE INDEX "_authors_v_latest_idx" ON "_authors_v" USING btree ("latest");
  CREATE INDEX "_authors_v_autosave_idx" ON "_authors_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_authors_v_locales_locale_parent_id_unique" ON "_authors_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "article_categories_slug_idx" ON "article_categories" USING btree ("slug") WHERE "article_categories"."deleted_at" is null;
  CREATE INDEX "article_categories_deleted_at_idx" ON "article_categories" USING btree ("deleted_at");
  CREATE INDEX "article_categories_updated_at_idx" ON "article_categories" USING btree ("updated_at");
  CREATE INDEX "article_categories_created_at_idx" ON "article_categories" USING btree ("created_at");
  CREATE INDEX "article_categories__status_idx" ON "article_categories" USING btree ("_status");
  CREATE INDEX "_article_categories_v_parent_idx" ON "_article_categories_v" USING btree ("parent_id");
  CREATE INDEX "_article_categories_v_version_version_slug_idx" ON "_article_categories_v" USING btree ("version_slug");
  CREATE INDEX "_article_categories_v_version_version_deleted_at_idx" ON "_article_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_article_categories_v_version_version_updated_at_idx" ON "_article_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_article_categories_v_version_version_created_at_idx" ON "_article_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_article_categories_v_version_version__status_idx" ON "_article_categories_v" USING btree ("version__status");
  CREATE INDEX "_article_categories_v_created_at_idx" ON "_article_categories_v" USING btree ("created_at");
  CREATE INDEX "_article_categories_v_updated_at_idx" ON "_article_categories_v" USING btree ("updated_at");
  CREATE INDEX "_article_categories_v_snapshot_idx" ON "_article_categories_v" USING btree ("snapshot");
  CREATE INDEX "_article_categories_v_published_locale_idx" ON "_article_categories_v" USING btree ("published_locale");
  CREATE INDEX "_article_categories_v_latest_idx" ON "_article_categories_v" USING btree ("latest");
  CREATE INDEX "_article_categories_v_autosave_idx" ON "_article_categories_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "article_tags_slug_idx" ON "article_tags" USING btree ("slug") WHERE "article_tags"."deleted_at" is null;
  CREATE INDEX "article_tags_deleted_at_idx" ON "article_tags" USING btree ("deleted_at");
  CREATE INDEX "article_tags_updated_at_idx" ON "article_tags" USING btree ("updated_at");
  CREATE INDEX "article_tags_created_at_idx" ON "article_tags" USING btree ("created_at");
  CREATE INDEX "article_tags__status_idx" ON "article_tags" USING btree ("_status");
  CREATE INDEX "_article_tags_v_parent_idx" ON "_article_tags_v" USING btree ("parent_id");
  CREATE INDEX "_article_tags_v_version_version_slug_idx" ON "_article_tags_v" USING btree ("version_slug");
  CREATE INDEX "_article_tags_v_version_version_deleted_at_idx" ON "_article_tags_v" USING btree ("version_deleted_at");
  CREATE INDEX "_article_tags_v_version_version_updated_at_idx" ON "_article_tags_v" USING btree ("version_updated_at");
  CREATE INDEX "_article_tags_v_version_version_created_at_idx" ON "_article_tags_v" USING btree ("version_created_at");
  CREATE INDEX "_article_tags_v_version_version__status_idx" ON "_article_tags_v" USING btree ("version__status");
  CREATE INDEX "_article_tags_v_created_at_idx" ON "_article_tags_v" USING btree ("created_at");
  CREATE INDEX "_article_tags_v_updated_at_idx" ON "_article_tags_v" USING btree ("updated_at");
  CREATE INDEX "_article_tags_v_snapshot_idx" ON "_article_tags_v" USING btree ("snapshot");
  CREATE INDEX "_article_tags_v_published_locale_idx" ON "_article_tags_v" USING btree ("published_locale");
  CREATE INDEX "_article_tags_v_latest_idx" ON "_article_tags_v" USING btree ("latest");
  CREATE INDEX "_article_tags_v_autosave_idx" ON "_article_tags_v" USING btree ("autosave");
  CREATE INDEX "article_feeds_deleted_at_idx" ON "article_feeds" USING btree ("deleted_at");
  CREATE INDEX "article_feeds_updated_at_idx" ON "article_feeds" USING btree ("updated_at");
  CREATE INDEX "article_feeds_created_at_idx" ON "article_feeds" USING btree ("created_at");
  CREATE INDEX "news_corrections_order_idx" ON "news_corrections" USING btree ("_order");
  CREATE INDEX "news_corrections_parent_id_idx" ON "news_corrections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "news_slug_idx" ON "news" USING btree ("slug") WHERE "news"."deleted_at" is null;
  CREATE INDEX "news_published_at_idx" ON "news" USING btree ("published_at");
  CREATE INDEX "news_category_idx" ON "news" USING btree ("category_id");
  CREATE INDEX "news_picture_picture_colour_idx" ON "news" USING btree ("picture_colour_id");
  CREATE INDEX "news_picture_picture_image_idx" ON "news" USING btree ("picture_image_id");
  CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_version_corrections_order_idx" ON "_news_v_version_corrections" USING btree ("_order");
  CREATE INDEX "_news_v_version_corrections_parent_id_idx" ON "_news_v_version_corrections" USING btree ("_parent_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v" USING btree ("version_slug");
  CREATE INDEX "_news_v_version_version_published_at_idx" ON "_news_v" USING btree ("version_published_at");
  CREATE INDEX "_news_v_version_version_category_idx" ON "_news_v" USING btree ("version_category_id");
  CREATE INDEX "_news_v_version_picture_version_picture_colour_idx" ON "_news_v" USING btree ("version_picture_colour_id");
  CREATE INDEX "_news_v_version_picture_version_picture_image_idx" ON "_news_v" USING btree ("version_picture_image_id");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "news_categories_number_idx" ON "news_categories" USING btree ("number") WHERE "news_categories"."deleted_at" is null;
  CREATE INDEX "news_categories_deleted_at_idx" ON "news_categories" USING btree ("deleted_at");
  CREATE INDEX "news_categories_updated_at_idx" ON "news_categories" USING btree ("updated_at");
  CREATE INDEX "news_categories_created_at_idx" ON "news_categories" USING btree ("created_at");
  CREATE INDEX "seasons_live_times_order_idx" ON "seasons_live_times" USING btree ("_order");
  CREATE INDEX "seasons_live_times_parent_id_idx" ON "seasons_live_times" USING btree ("_parent_id");
  CREATE INDEX "_seasons_v_version_live_times_order_idx" ON "_seasons_v_version_live_times" USING btree ("_order");
  CREATE INDEX "_seasons_v_version_live_times_parent_id_idx" ON "_seasons_v_version_live_times" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_article_categories_fk" FOREIGN KEY ("article_categories_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_article_tags_fk" FOREIGN KEY ("article_tags_id") REFERENCES "public"."article_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_article_feeds_fk" FOREIGN KEY ("article_feeds_id") REFERENCES "public"."article_feeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_categories_fk" FOREIGN KEY ("news_categories_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_article_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("article_categories_id");
  CREATE INDEX "payload_locked_documents_rels_article_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("article_tags_id");
  CREATE INDEX "payload_locked_documents_rels_article_feeds_id_idx" ON "payload_locked_documents_rels" USING btree ("article_feeds_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_news_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("news_categories_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles_corrections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "articles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "articles_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v_version_corrections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "authors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "authors_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_authors_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_authors_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "article_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_article_categories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "article_tags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_article_tags_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "article_feeds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_corrections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v_version_corrections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seasons_live_times" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_seasons_v_version_live_times" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "articles_corrections" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_locales" CASCADE;
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v_version_corrections" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_locales" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "authors" CASCADE;
  DROP TABLE "authors_locales" CASCADE;
  DROP TABLE "_authors_v" CASCADE;
  DROP TABLE "_authors_v_locales" CASCADE;
  DROP TABLE "article_categories" CASCADE;
  DROP TABLE "_article_categories_v" CASCADE;
  DROP TABLE "article_tags" CASCADE;
  DROP TABLE "_article_tags_v" CASCADE;
  DROP TABLE "article_feeds" CASCADE;
  DROP TABLE "news_corrections" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "news_locales" CASCADE;
  DROP TABLE "_news_v_version_corrections" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "news_categories" CASCADE;
  DROP TABLE "seasons_live_times" CASCADE;
  DROP TABLE "_seasons_v_version_live_times" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_articles_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_authors_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_article_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_article_tags_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_article_feeds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_news_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_news_categories_fk";
  
  DROP INDEX "payload_locked_documents_rels_articles_id_idx";
  DROP INDEX "payload_locked_documents_rels_authors_id_idx";
  DROP INDEX "payload_locked_documents_rels_article_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_article_tags_id_idx";
  DROP INDEX "payload_locked_documents_rels_article_feeds_id_idx";
  DROP INDEX "payload_locked_documents_rels_news_id_idx";
  DROP INDEX "payload_locked_documents_rels_news_categories_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "articles_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "authors_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "article_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "article_tags_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "article_feeds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "news_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "news_categories_id";
  DROP TYPE "public"."enum_articles_picture_source";
  DROP TYPE "public"."enum_articles_picture_vehicle";
  DROP TYPE "public"."enum_articles_picture_scene";
  DROP TYPE "public"."enum_articles_picture_view";
  DROP TYPE "public"."enum_articles_picture_livery";
  DROP TYPE "public"."enum_articles_picture_wheels";
  DROP TYPE "public"."enum_articles_picture_topic";
  DROP TYPE "public"."enum_articles_picture_circuit";
  DROP TYPE "public"."enum_articles_picture_helmet";
  DROP TYPE "public"."enum_articles_picture_medal";
  DROP TYPE "public"."enum_articles_picture_item";
  DROP TYPE "public"."enum_articles_picture_diagram";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_picture_source";
  DROP TYPE "public"."enum__articles_v_version_picture_vehicle";
  DROP TYPE "public"."enum__articles_v_version_picture_scene";
  DROP TYPE "public"."enum__articles_v_version_picture_view";
  DROP TYPE "public"."enum__articles_v_version_picture_livery";
  DROP TYPE "public"."enum__articles_v_version_picture_wheels";
  DROP TYPE "public"."enum__articles_v_version_picture_topic";
  DROP TYPE "public"."enum__articles_v_version_picture_circuit";
  DROP TYPE "public"."enum__articles_v_version_picture_helmet";
  DROP TYPE "public"."enum__articles_v_version_picture_medal";
  DROP TYPE "public"."enum__articles_v_version_picture_item";
  DROP TYPE "public"."enum__articles_v_version_picture_diagram";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum__articles_v_published_locale";
  DROP TYPE "public"."enum_authors_picture_source";
  DROP TYPE "public"."enum_authors_picture_vehicle";
  DROP TYPE "public"."enum_authors_picture_scene";
  DROP TYPE "public"."enum_authors_picture_view";
  DROP TYPE "public"."enum_authors_picture_livery";
  DROP TYPE "public"."enum_authors_picture_wheels";
  DROP TYPE "public"."enum_authors_picture_topic";
  DROP TYPE "public"."enum_authors_picture_circuit";
  DROP TYPE "public"."enum_authors_picture_helmet";
  DROP TYPE "public"."enum_authors_picture_medal";
  DROP TYPE "public"."enum_authors_picture_item";
  DROP TYPE "public"."enum_authors_picture_diagram";
  DROP TYPE "public"."enum_authors_status";
  DROP TYPE "public"."enum__authors_v_version_picture_source";
  DROP TYPE "public"."enum__authors_v_version_picture_vehicle";
  DROP TYPE "public"."enum__authors_v_version_picture_scene";
  DROP TYPE "public"."enum__authors_v_version_picture_view";
  DROP TYPE "public"."enum__authors_v_version_picture_livery";
  DROP TYPE "public"."enum__authors_v_version_picture_wheels";
  DROP TYPE "public"."enum__authors_v_version_picture_topic";
  DROP TYPE "public"."enum__authors_v_version_picture_circuit";
  DROP TYPE "public"."enum__authors_v_version_picture_helmet";
  DROP TYPE "public"."enum__authors_v_version_picture_medal";
  DROP TYPE "public"."enum__authors_v_version_picture_item";
  DROP TYPE "public"."enum__authors_v_version_picture_diagram";
  DROP TYPE "public"."enum__authors_v_version_status";
  DROP TYPE "public"."enum__authors_v_published_locale";
  DROP TYPE "public"."enum_article_categories_status";
  DROP TYPE "public"."enum__article_categories_v_version_status";
  DROP TYPE "public"."enum__article_categories_v_published_locale";
  DROP TYPE "public"."enum_article_tags_status";
  DROP TYPE "public"."enum__article_tags_v_version_status";
  DROP TYPE "public"."enum__article_tags_v_published_locale";
  DROP TYPE "public"."enum_article_feeds_kind";
  DROP TYPE "public"."enum_news_picture_source";
  DROP TYPE "public"."enum_news_picture_vehicle";
  DROP TYPE "public"."enum_news_picture_scene";
  DROP TYPE "public"."enum_news_picture_view";
  DROP TYPE "public"."enum_news_picture_livery";
  DROP TYPE "public"."enum_news_picture_wheels";
  DROP TYPE "public"."enum_news_picture_topic";
  DROP TYPE "public"."enum_news_picture_circuit";
  DROP TYPE "public"."enum_news_picture_helmet";
  DROP TYPE "public"."enum_news_picture_medal";
  DROP TYPE "public"."enum_news_picture_item";
  DROP TYPE "public"."enum_news_picture_diagram";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_picture_source";
  DROP TYPE "public"."enum__news_v_version_picture_vehicle";
  DROP TYPE "public"."enum__news_v_version_picture_scene";
  DROP TYPE "public"."enum__news_v_version_picture_view";
  DROP TYPE "public"."enum__news_v_version_picture_livery";
  DROP TYPE "public"."enum__news_v_version_picture_wheels";
  DROP TYPE "public"."enum__news_v_version_picture_topic";
  DROP TYPE "public"."enum__news_v_version_picture_circuit";
  DROP TYPE "public"."enum__news_v_version_picture_helmet";
  DROP TYPE "public"."enum__news_v_version_picture_medal";
  DROP TYPE "public"."enum__news_v_version_picture_item";
  DROP TYPE "public"."enum__news_v_version_picture_diagram";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum__news_v_published_locale";`)
}
