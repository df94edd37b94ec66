package io.holdfast.lab.report.chart;

import io.holdfast.lab.report.chart.Shape.Anchor;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/** Writes drawings as PNG in light colours, two pixels a point. */
public final class PngWriter {
    private static final double SCALE = 2;
    private static final double MARGIN = 16;

    private PngWriter() {}

    public static byte[] bytes(Drawing drawing) {
        BufferedImage image = new BufferedImage(
                (int) Math.ceil((drawing.width() + 2 * MARGIN) * SCALE),
                (int) Math.ceil((drawing.height() + 2 * MARGIN) * SCALE),
                BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setColor(colour(Ink.PAPER));
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        graphics.scale(SCALE, SCALE);
        graphics.translate(MARGIN, MARGIN);
        drawing.shapes().forEach(shape -> draw(graphics, shape));
        graphics.dispose();
        try (ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
            ImageIO.write(image, "png", bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void draw(Graphics2D g, Shape shape) {
        g.setColor(colour(shape.ink()));
        if (shape instanceof Shape.Box b) {
            g.fill(new RoundRectangle2D.Double(b.x(), b.y(), b.width(), b.height(), 2 * b.radius(), 2 * b.radius()));
        } else if (shape instanceof Shape.Line l) {
            g.setStroke(new BasicStroke((float) l.width()));
            g.draw(new Line2D.Double(l.x1(), l.y1(), l.x2(), l.y2()));
        } else if (shape instanceof Shape.Dot d) {
            g.fill(new Ellipse2D.Double(d.x() - d.radius(), d.y() - d.radius(), 2 * d.radius(), 2 * d.radius()));
        } else if (shape instanceof Shape.Curve c) {
            Path2D path = new Path2D.Double();
            path.moveTo(c.points().get(0).x(), c.points().get(0).y());
            c.points().forEach(p -> path.lineTo(p.x(), p.y()));
            g.setStroke(new BasicStroke((float) c.width(), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            g.draw(path);
        } else if (shape instanceof Shape.Text t) {
            g.setFont(new Font(Font.SANS_SERIF, t.bold() ? Font.BOLD : Font.PLAIN, 1).deriveFont((float) t.size()));
            double width = g.getFontMetrics().getStringBounds(t.text(), g).getWidth();
            double shift = t.anchor() == Anchor.START ? 0 : t.anchor() == Anchor.END ? width : width / 2;
            g.drawString(t.text(), (float) (t.x() - shift), (float) t.y());
        }
    }

    private static Color colour(Ink ink) {
        return Color.decode(ink.light());
    }
}
