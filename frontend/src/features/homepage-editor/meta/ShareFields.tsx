import { type SaveHomepageMetaBody, shareImagePath, toOpenGraph, toTwitterCard } from '@pruefer/contracts';
import { useFormContext } from 'react-hook-form';
import { useOwnImages } from '~/widgets/use-own-images.js';
import { tc } from '~/texts/de-console.js';
import { MoreFields } from '~/ui/form/inputs/MoreFields.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import { ImageInput } from '~/ui/image/ImageInput.js';
import { ShareCardPicture } from './ShareCardPicture.js';

const text = tc.homepage.metaDialog;
const twitterFields = ['twitterTitle', 'twitterDescription', 'twitterImage'] as const;
const getAddress = ({ id }: { readonly id: string }) => shareImagePath(id);

/** The data of a shared link, with the fallback of each empty field. */
export function ShareFields() {
  const form = useFormContext<SaveHomepageMetaBody>();
  const meta = cardFields(form.watch());
  const ownImages = useOwnImages();
  const [openGraph, twitter] = [toOpenGraph(meta), toTwitterCard(meta)];
  const hasTwitter = twitterFields.some((field) => meta[field]);
  return (
    <>
      <TextInput name="ogTitle" label={text.ogTitle} helperText={text.fallback(meta.pageTitle)} isOptional />
      <TextInput
        name="ogDescription"
        label={text.ogDescription}
        helperText={text.fallback(meta.metaDescription)}
        multiline
        isOptional
      />
      <ImageInput
        name="ogImage"
        label={text.ogImage}
        helperText={text.ogImageHelp}
        ownImages={ownImages}
        getAddress={getAddress}
      />
      <ShareCardPicture label={text.sharePreview} card={openGraph} />
      <MoreFields label={text.twitter} names={twitterFields} isOpenAtFirst={hasTwitter}>
        <TextInput
          name="twitterTitle"
          label={text.twitterTitle}
          helperText={text.fallback(openGraph.title)}
          isOptional
        />
        <TextInput
          name="twitterDescription"
          label={text.twitterDescription}
          helperText={text.fallback(openGraph.description)}
          multiline
          isOptional
        />
        <ImageInput
          name="twitterImage"
          label={text.twitterImage}
          helperText={text.fallbackImage}
          ownImages={ownImages}
          getAddress={getAddress}
        />
        <ShareCardPicture label={text.twitterPreview} card={twitter} />
      </MoreFields>
    </>
  );
}

type CardFields = Parameters<typeof toTwitterCard>[0];

/** A field that was never filled in is null. */
function cardFields(meta: SaveHomepageMetaBody): CardFields {
  return {
    pageTitle: meta.pageTitle,
    metaDescription: meta.metaDescription,
    ogTitle: meta.ogTitle ?? null,
    ogDescription: meta.ogDescription ?? null,
    ogImage: meta.ogImage ?? null,
    twitterTitle: meta.twitterTitle ?? null,
    twitterDescription: meta.twitterDescription ?? null,
    twitterImage: meta.twitterImage ?? null,
  };
}
