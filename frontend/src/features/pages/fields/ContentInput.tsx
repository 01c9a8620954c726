import { useEffect, useRef, useState } from 'react';
import { useOwnImages } from '~/widgets/use-own-images.js';
import { tc } from '~/texts/de-console.js';
import { type InsertedImage, TextArea } from '~/ui/editor/TextArea.js';
import { latePart } from '~/ui/lazy/late-part.js';

/** Loaded when the user wants an image. */
const ImageDialog = latePart(() => import('~/ui/image/ImageDialog.js'), 'ImageDialog');

interface ContentInputProps {
  readonly minRows: number;
  readonly maxRows: number;
}

/** The text of a page, with the images that can be put into it. */
export function ContentInput({ minRows, maxRows }: ContentInputProps) {
  const [isChoosing, setChoosing] = useState(false);
  const ownImages = useOwnImages();
  const settle = useRef<(image: InsertedImage | null) => void>(undefined);
  // An editor that waits for an image gets none when the text unmounts.
  useEffect(() => () => settle.current?.(null), []);

  function chooseImage() {
    ownImages.want();
    setChoosing(true);
    return new Promise<InsertedImage | null>((resolve) => (settle.current = resolve));
  }

  function end(image: InsertedImage | null) {
    setChoosing(false);
    settle.current?.(image);
  }

  return (
    <>
      <TextArea
        name="content"
        label={tc.pages.fields.content}
        helperText={tc.pages.fields.contentHelp}
        minRows={minRows}
        maxRows={maxRows}
        chooseImage={chooseImage}
      />
      {isChoosing && (
        <ImageDialog
          ownImages={ownImages}
          chosenAddress={null}
          getAddress={({ src }) => src}
          onChoose={end}
          onClose={() => end(null)}
        />
      )}
    </>
  );
}
